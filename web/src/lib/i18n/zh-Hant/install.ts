/** Installing the app, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const install: SecondaryMessages['install'] = {
  title: '這台裝置上的 App',
  about: '從主畫面打開，有自己的視窗，離線也能用。',
  button: '安裝 App',
  installed: 'App 已安裝。',

  ios: {
    button: '加入主畫面',
    title: '加入主畫面',
    why: '在 iPhone 或 iPad 上，只有主畫面上的 App 能通知你。',
    steps: [
      '輕觸瀏覽器的分享按鈕：帶箭頭的方塊。它可能在三個點的按鈕後面。',
      '選「加入主畫面」，再選「新增」。',
      '從主畫面打開飛行棋，並回答以自己的身分繼續。',
      '在那裡開啟通知。',
    ],
    preparing: '正在準備……',
    ready: '你的棋局會一起帶過去：App 會問是否以你的身分繼續。請在一天內完成。',
    unready: '沒能準備好把棋局帶過去。請在 App 裡輸入這裡「設定」中的代碼。',
    inApp: '此頁面是在另一個 App 裡打開的。請先用 Safari 打開。',
    close: '關閉',
  },
};
