/** Chinese, simplified. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: '飞行棋',
  presets: { classic: '经典', quick: '快速', mainland: '内地' },
  turnTimes: { '5m': '5 分钟', '1h': '1 小时', '8h': '8 小时', '24h': '1 天', '3d': '3 天', '7d': '1 周' },
  phrases: {
    hello: '你好！',
    'good-luck': '祝你好运！',
    'well-played': '走得漂亮！',
    thanks: '谢谢！',
    sorry: '对不起！',
    'take-your-time': '慢慢来，不急。',
    'your-move': '该你了！',
    'good-game': '下得真痛快！',
    again: '再来一局？',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: '这个邀请已失效。',
};
