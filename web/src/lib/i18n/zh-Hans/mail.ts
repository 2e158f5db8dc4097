/** The pages and settings about emails, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const mail: SecondaryMessages['mail'] = {
  title: '邮件',
  about: '有决定一段时间没看时，可以发邮件告诉你：所有棋局合成一封。',
  unavailable: '这台服务器不发邮件。',
  failed: '无法载入你的邮件设置。',
  retry: '重试',
  address: '邮箱地址',
  after: '决定多久没看时发送',
  hours: (hours) => `${hours} 小时`,
  save: '保存',
  saving: '正在保存……',
  saved: '已保存',
  unconfirmed: (address) => `我们已向 ${address} 发送邮件。请打开其中的链接，好让我们知道地址是你的。`,
  again: '再发一次',
  sentAgain: '已再次发送',
  confirmed: (address) => `邮件会发到 ${address}。`,
  remove: '移除地址',
  removed: '地址已移除。',

  confirmPage: {
    title: '确认你的地址',
    description: '确认接收飞行棋通知的邮箱地址。',
    text: '有决定等着你时，邮件会发到这个地址。',
    button: '是我的',
    done: '你的地址已确认。',
  },
  offPage: {
    title: '不再收邮件',
    description: '停止向某个地址发送飞行棋的邮件。',
    text: '我们不会再向这个地址发邮件。你的棋局照常进行。',
    button: '停止邮件',
    done: '不会再有邮件了。',
  },
  working: '请稍候……',
  broken: '这个链接不完整。请从邮件里重新打开。',
  home: '去我的棋局',
};
