/** Passkeys, one's own data, and keeping away from others, in Traditional Chinese. */

import type { AsideMessages } from '../en/aside.ts';

export const people: AsideMessages['people'] = {
  passkeys: {
    title: '通行金鑰',
    about:
      '有了通行金鑰，你在每台裝置上都是同一位玩家，裝置全丟了也能找回。解鎖方式和解鎖螢幕一樣，不需要密碼。',
    none: '你還沒有通行金鑰。',
    make: '建立通行金鑰',
    making: '正在建立通行金鑰……',
    made: '已建立',
    remove: '移除',
    removeOf: (name) => `移除通行金鑰 ${name}`,
    removeTitle: '移除這個通行金鑰？',
    removeText: (name) => `${name} 將不能再在這裡登入。請在儲存它的裝置上也將其刪除。`,
    keep: '保留',
    created: (when) => `建立於 ${when}`,
    used: (when) => `上次使用 ${when}`,
    failed: '無法載入你的通行金鑰。',
    retry: '重試',
    unsupported: '此瀏覽器在這個網址無法使用通行金鑰：需要 https。',
    stopped: '沒有建立任何東西。想要時可再試。',
    existing: '這台裝置上已有你的通行金鑰。',
    usualName: '通行金鑰',
  },

  signIn: {
    title: '在這台裝置上登入',
    about: '以你在別處的玩家身分繼續。你在這台裝置上的座位會一起帶過去。',
    button: '用通行金鑰登入',
    working: '正在尋找你的通行金鑰……',
    stopped: '沒有選擇通行金鑰。',
  },

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

  data: {
    title: '你的資料',
    about: '帶走這裡儲存的關於你的一切，或將其刪除。',
    export: '下載我的資料',
    remove: '刪除我',
    removeTitle: '刪除你和關於你的一切？',
    removeText:
      '你的名字、裝置、通行金鑰、電子郵件地址、訊息和清單會被永久刪除。你的棋局會在沒有你的情況下繼續：其他人看到的是前玩家，由機器人來玩。誰也無法復原。',
    sure: '是的，我要被永久刪除',
    confirm: '永久刪除我',
    working: '正在刪除……',
    cancel: '取消',
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
