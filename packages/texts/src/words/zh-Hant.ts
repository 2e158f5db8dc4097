/** Chinese, traditional. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: '飛行棋',
  presets: { classic: '經典', quick: '快速', mainland: '大陸' },
  turnTimes: { '5m': '5 分鐘', '1h': '1 小時', '8h': '8 小時', '24h': '1 天', '3d': '3 天', '7d': '1 週' },
  phrases: {
    hello: '你好！',
    'good-luck': '祝你好運！',
    'well-played': '走得漂亮！',
    thanks: '謝謝！',
    sorry: '對不起！',
    'take-your-time': '慢慢來，不急。',
    'your-move': '換你了！',
    'good-game': '這局真過癮！',
    again: '再來一局？',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: '這個邀請已失效。',
};
