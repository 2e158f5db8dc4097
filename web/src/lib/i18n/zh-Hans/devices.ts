/** Devices, and handing over between them, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const devices: SecondaryMessages['devices'] = {
  handOver: {
    title: '换到另一台设备',
    about: '另一台设备会以你的身份继续，带着你所有的棋局。这台也保持登录。',
    make: '生成代码',
    making: '正在生成代码……',
    code: '你的代码',
    how: '用另一台设备扫描，或在那里的“设置”中输入代码。',
    qr: '给另一台设备的链接二维码',
    left: (minutes, seconds) =>
      `还有 ${minutes}:${String(seconds).padStart(2, '0')} 有效，只能用于一台设备。`,
    over: '这个代码已过期。',
    again: '再生成一个',
    secret: '谁有代码谁就能以你的身份下棋：不要给别人看。',
  },

  enter: {
    label: '代码',
    hint: '十个字母和数字，在另一台设备的“设置”里显示。',
    invalid: '代码由十个字母和数字组成。',
    submit: '继续',
  },

  claim: {
    asking: '正在查找代码……',
    title: (name) => `在这台设备上以 ${name} 的身份继续？`,
    text: '所有棋局都会带过来，在这里走的每一步都算其所走。',
    merging: (name) => `到目前为止，这台设备以 ${name} 的身份下棋。那些座位会一起带过去。`,
    yes: (name) => `以 ${name} 继续`,
    working: '请稍候……',
    no: '不用',
    done: (name) => `现在你在这台设备上以 ${name} 的身份下棋。`,
    unknown: '无法识别此代码：已被使用，或太旧了。请在第一台设备上再生成一个。',
    retry: '重试',
    close: '关闭',
  },

  list: {
    title: '已登录的设备',
    failed: '无法载入你的设备。',
    retry: '重试',
    current: '这台设备',
    other: '另一台设备',
    since: (when) => `自 ${when}`,
    signOut: '退出登录',
    signOutOf: (device) => `退出登录：${device}`,
    everywhere: '全部退出登录',
    everywhereTitle: '在所有设备上退出登录？',
    everywhereText: '这台设备也会退出。没有仍有效的代码，谁也回不到你的座位。',
  },

  signOut: {
    title: '在这台设备上退出登录？',
    text: '你的其他设备保持登录。这台不再收到通知。',
    lastTitle: '这是你唯一的设备',
    lastText:
      '只有这台设备知道你是你。在这里退出，你的座位就没了：你的决定会超时，由机器人代你下。请先换到另一台设备。',
    moveFirst: '换到另一台设备',
    anyway: '退出并放弃座位',
    confirm: '退出登录',
    cancel: '留下',
    working: '正在退出……',
  },

  haveCode: '我已在另一台设备上玩',
};
