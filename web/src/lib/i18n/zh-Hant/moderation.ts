/** Blocks and reports in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: '已封鎖的玩家',
    about: '你不會和他們進入新的棋局，也看不到他們的訊息和催促。',
    none: '你沒有封鎖任何人。可以在棋局的選單裡封鎖。',
    unblock: '解除封鎖',
    unblockOf: (name) => `解除封鎖 ${name}`,
    since: (when) => `自 ${when}`,
    failed: '無法載入清單。',
    retry: '重試',
  },

  others: {
    title: '其他玩家',
    loading: '請稍候……',
    failed: '無法載入。',
    retry: '重試',
    block: '封鎖',
    blockOf: (name) => `封鎖 ${name}`,
    blockText: '封鎖：不再一起進入新棋局，也看不到對方的訊息和催促。這一局繼續。',
    blocked: (name) => `你已封鎖 ${name}。可在「設定」中解除。`,
    report: '檢舉',
    reportOf: (name) => `檢舉 ${name}`,
    reason: (name) => `${name} 做了什麼？`,
    reasonHint: '只有本伺服器的營運者會看到，其他玩家看不到。',
    send: '送出檢舉',
    sent: '謝謝，你的檢舉已送出。',
    working: '請稍候……',
    cancel: '取消',
    close: '關閉',
  },
};
