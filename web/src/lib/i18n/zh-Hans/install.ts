/** Installing the app, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const install: SecondaryMessages['install'] = {
  title: '这台设备上的应用',
  about: '从主屏幕打开，有自己的窗口，离线也能用。',
  button: '安装应用',
  installed: '应用已安装。',

  ios: {
    button: '添加到主屏幕',
    title: '添加到主屏幕',
    why: '在 iPhone 或 iPad 上，只有主屏幕上的应用能通知你。',
    steps: [
      '点按浏览器的分享按钮：带箭头的方块。它可能在三个点的按钮后面。',
      '选“添加到主屏幕”，再选“添加”。',
      '从主屏幕打开飞行棋，并回答以自己的身份继续。',
      '在那里开启通知。',
    ],
    preparing: '正在准备……',
    ready: '你的棋局会一起带过去：应用会问是否以你的身份继续。请在一天内完成。',
    unready: '没能准备好把棋局带过去。请在应用里输入这里“设置”中的代码。',
    inApp: '此页面在另一个应用里打开。请先用 Safari 打开。',
    close: '关闭',
  },
};
