/** Notifications, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const push: SecondaryMessages['push'] = {
  title: '這台裝置上的通知',
  about: 'App 關閉時也能收到。只通知你在下面選的事。',
  loading: '正在查看……',
  states: {
    unsupported: '這個瀏覽器無法顯示網頁 App 的通知。',
    insecure: '通知需要以 https 開頭的地址。',
    'needs-install': '在 iPhone 或 iPad 上，App 加入主畫面後才有通知。',
    denied: '你封鎖了此 App 的通知。請在瀏覽器設定中允許，再回來。',
    off: '通知已關閉。',
    on: '通知已開啟。',
  },
  howToInstall: '怎麼做',
  switchOn: '在這台裝置上通知我',
  switchOff: '關閉',
  working: '請稍候……',
  test: '傳送測試',
  testing: '測試通知正在路上……',
  testArrived: '測試通知到了。',
  testLost: '還沒有收到。請看看系統是否允許這個瀏覽器顯示通知。',
  reached: (when) => `上次送達這台裝置：${when}。`,
  neverReached: '還沒有向這台裝置傳送過通知。',
  faults: {
    dismissed: '瀏覽器的詢問被關掉了，沒有回答。',
    timeout: '瀏覽器的推播服務沒有回應。請重試，或換個網路。',
    refused: '你的瀏覽器連不上它的推播服務。',
  },

  prompt: {
    title: '想知道什麼時候輪到你嗎？',
    text: '有決定等著你時，這台裝置可以告訴你，App 關閉時也行。瀏覽器會問你是否允許。',
    installText: '有決定等著你時，你的 iPhone 或 iPad 可以告訴你。為此要先把 App 加入主畫面。',
    yes: '好，通知我',
    how: '怎麼做',
    no: '先不了',
    done: '輪到你時會通知你。還想知道什麼，可在設定裡選。',
    settings: '設定',
    close: '關閉',
  },

  notify: {
    title: '通知哪些事',
    kind: '事項',
    push: '裝置通知',
    mail: '電子郵件',
    kinds: {
      decision: '輪到你決定',
      reminder: '你的時間快到了',
      'took-over': '機器人代你玩',
      finished: '棋局結束',
      joined: '有人加入你的棋局',
      started: '棋局開始',
      nudge: '有人催你',
    },
    neverByMail: '不發電子郵件',
    label: (kind, way) => `${kind}：${way}`,
    saved: '已儲存',
  },
};
