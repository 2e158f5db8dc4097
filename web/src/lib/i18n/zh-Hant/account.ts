/** Passkeys, and a player's own data, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const account: SecondaryMessages['account'] = {
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
};
