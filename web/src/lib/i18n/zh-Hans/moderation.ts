/** Blocks and reports in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: '已屏蔽的玩家',
    about: '你不会和他们进入新的棋局，也看不到他们的消息和催促。',
    none: '你没有屏蔽任何人。可以在棋局的菜单里屏蔽。',
    unblock: '取消屏蔽',
    unblockOf: (name) => `取消屏蔽 ${name}`,
    since: (when) => `自 ${when}`,
    failed: '无法载入列表。',
    retry: '重试',
  },

  others: {
    title: '其他玩家',
    loading: '请稍候……',
    failed: '无法载入。',
    retry: '重试',
    block: '屏蔽',
    blockOf: (name) => `屏蔽 ${name}`,
    blockText: '屏蔽：不再一起进入新棋局，也看不到对方的消息和催促。这一局继续。',
    blocked: (name) => `你已屏蔽 ${name}。可在“设置”中取消。`,
    report: '举报',
    reportOf: (name) => `举报 ${name}`,
    reason: (name) => `${name} 做了什么？`,
    reasonHint: '只有本服务器的运营者会看到，其他玩家看不到。',
    send: '发送举报',
    sent: '谢谢，你的举报已发送。',
    working: '请稍候……',
    cancel: '取消',
    close: '关闭',
  },
};
