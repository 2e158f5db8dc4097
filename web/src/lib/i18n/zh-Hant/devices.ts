/** Devices, and handing over between them, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const devices: SecondaryMessages['devices'] = {
  handOver: {
    title: '換到另一台裝置',
    about: '另一台裝置會以你的身分繼續，帶著你所有的棋局。這台也保持登入。',
    make: '產生代碼',
    making: '正在產生代碼……',
    code: '你的代碼',
    how: '用另一台裝置掃描，或在那裡的「設定」中輸入代碼。',
    qr: '給另一台裝置的連結QR 碼',
    left: (minutes, seconds) =>
      `還有 ${minutes}:${String(seconds).padStart(2, '0')} 有效，只能用於一台裝置。`,
    over: '這個代碼已過期。',
    again: '再產生一個',
    secret: '誰有代碼誰就能以你的身分下棋：不要給別人看。',
  },

  enter: {
    label: '代碼',
    hint: '十個字母和數字，在另一台裝置的「設定」裡顯示。',
    invalid: '代碼由十個字母和數字組成。',
    submit: '繼續',
  },

  claim: {
    asking: '正在尋找代碼……',
    title: (name) => `在這台裝置上以 ${name} 的身分繼續？`,
    text: '所有棋局都會帶過來，在這裡走的每一步都算其所走。',
    merging: (name) => `到目前為止，這台裝置以 ${name} 的身分下棋。那些座位會一起帶過去。`,
    yes: (name) => `以 ${name} 繼續`,
    working: '請稍候……',
    no: '不用',
    done: (name) => `現在你在這台裝置上以 ${name} 的身分下棋。`,
    unknown: '無法辨識此代碼：已被使用，或太舊了。請在第一台裝置上再產生一個。',
    retry: '重試',
    close: '關閉',
  },

  list: {
    title: '已登入的裝置',
    failed: '無法載入你的裝置。',
    retry: '重試',
    current: '這台裝置',
    other: '另一台裝置',
    since: (when) => `自 ${when}`,
    signOut: '登出',
    signOutOf: (device) => `登出：${device}`,
    everywhere: '全部登出',
    everywhereTitle: '在所有裝置上登出？',
    everywhereText: '這台裝置也會退出。沒有仍有效的代碼，誰也回不到你的座位。',
  },

  signOut: {
    title: '在這台裝置上登出？',
    text: '你的其他裝置保持登入。這台不再收到通知。',
    lastTitle: '這是你唯一的裝置',
    lastText:
      '只有這台裝置知道你是你。在這裡退出，你的座位就沒了：你的決定會逾時，由機器人代你玩。請先換到另一台裝置。',
    moveFirst: '換到另一台裝置',
    anyway: '退出並放棄座位',
    confirm: '登出',
    cancel: '留下',
    working: '正在退出……',
  },

  haveCode: '我已在另一台裝置上玩',
};
