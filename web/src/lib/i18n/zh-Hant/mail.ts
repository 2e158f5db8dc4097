/** The pages and settings about emails, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const mail: SecondaryMessages['mail'] = {
  title: '電子郵件',
  about: '有決定一段時間沒看時，可以發電子郵件告訴你：所有棋局合成一封。',
  unavailable: '這台伺服器不發電子郵件。',
  failed: '無法載入你的電子郵件設定。',
  retry: '重試',
  address: '電子郵件地址',
  after: '決定多久沒看時傳送',
  hours: (hours) => `${hours} 小時`,
  save: '儲存',
  saving: '正在儲存……',
  saved: '已儲存',
  unconfirmed: (address) => `我們已向 ${address} 傳送電子郵件。請打開其中的連結，好讓我們知道地址是你的。`,
  again: '再發一次',
  sentAgain: '已再次傳送',
  confirmed: (address) => `電子郵件會發到 ${address}。`,
  remove: '移除地址',
  removed: '地址已移除。',

  confirmPage: {
    title: '確認你的地址',
    description: '確認接收飛行棋通知的電子郵件地址。',
    text: '有決定等著你時，電子郵件會發到這個地址。',
    button: '是我的',
    done: '你的地址已確認。',
  },
  offPage: {
    title: '不再收電子郵件',
    description: '停止向某個地址傳送飛行棋的電子郵件。',
    text: '我們不會再向這個地址發電子郵件。你的棋局照常進行。',
    button: '停止電子郵件',
    done: '不會再有電子郵件了。',
  },
  working: '請稍候……',
  broken: '這個連結不完整。請從電子郵件裡重新打開。',
  home: '去我的棋局',
};
