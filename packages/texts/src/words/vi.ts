/** Vietnamese. */

import type { Words } from './en.ts';

export const words: Words = {
  appName: 'Cờ máy bay',
  presets: { classic: 'Cổ điển', quick: 'Nhanh', mainland: 'Đại lục' },
  turnTimes: {
    '5m': '5 phút',
    '1h': '1 giờ',
    '8h': '8 giờ',
    '24h': '1 ngày',
    '3d': '3 ngày',
    '7d': '1 tuần',
  },
  phrases: {
    hello: 'Xin chào!',
    'good-luck': 'Chúc may mắn!',
    'well-played': 'Đi hay lắm!',
    thanks: 'Cảm ơn!',
    sorry: 'Xin lỗi nhé!',
    'take-your-time': 'Cứ thong thả.',
    'your-move': 'Đến lượt bạn!',
    'good-game': 'Ván hay quá!',
    again: 'Ván nữa nhé?',
    laugh: '😂',
    wow: '😮',
    ouch: '😖',
  },
  invitationClosed: 'Lời mời này không còn mở.',
};
