/** Notifications, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const push: SecondaryMessages['push'] = {
  title: '这台设备上的通知',
  about: '应用关闭时也能收到。只通知你在下面选的事。',
  loading: '正在查看……',
  states: {
    unsupported: '这个浏览器无法显示网页应用的通知。',
    insecure: '通知需要以 https 开头的地址。',
    'needs-install': '在 iPhone 或 iPad 上，应用添加到主屏幕后才有通知。',
    denied: '你屏蔽了此应用的通知。请在浏览器设置中允许，再回来。',
    off: '通知已关闭。',
    on: '通知已开启。',
  },
  howToInstall: '怎么做',
  switchOn: '在这台设备上通知我',
  switchOff: '关闭',
  working: '请稍候……',
  test: '发送测试',
  testing: '测试通知正在路上……',
  testArrived: '测试通知到了。',
  testLost: '还没有收到。请看看系统是否允许这个浏览器显示通知。',
  reached: (when) => `上次送达这台设备：${when}。`,
  neverReached: '还没有向这台设备发送过通知。',
  faults: {
    dismissed: '浏览器的询问被关掉了，没有回答。',
    timeout: '浏览器的推送服务没有回应。请重试，或换个网络。',
    refused: '你的浏览器连不上它的推送服务。',
  },

  prompt: {
    title: '想知道什么时候轮到你吗？',
    text: '有决定等着你时，这台设备可以告诉你，应用关闭时也行。浏览器会问你是否允许。',
    installText: '有决定等着你时，你的 iPhone 或 iPad 可以告诉你。为此要先把应用添加到主屏幕。',
    yes: '好，通知我',
    how: '怎么做',
    no: '先不了',
    done: '轮到你时会通知你。还想知道什么，可在设置里选。',
    settings: '设置',
    close: '关闭',
  },

  notify: {
    title: '通知哪些事',
    kind: '事项',
    push: '设备通知',
    mail: '邮件',
    kinds: {
      decision: '轮到你决定',
      reminder: '你的时间快到了',
      'took-over': '机器人代你下',
      finished: '棋局结束',
      joined: '有人加入你的棋局',
      started: '棋局开始',
      nudge: '有人催你',
    },
    neverByMail: '不发邮件',
    label: (kind, way) => `${kind}：${way}`,
    saved: '已保存',
  },
};
