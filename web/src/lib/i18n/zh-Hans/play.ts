/** Settings of one device, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: '在此设备上玩',
  about: '保存在此浏览器中，对所有棋局有效。',
  sound: '声音',
  vibration: '飞机被撞回时振动',
  ownColourBelow: '我的颜色放在棋盘下方',
  speed: '播放走法的速度',
  confirmation: '如何确认选择',
  confirmations: {
    again: { name: '选两次', about: '第一次查看，第二次发出。' },
    undo: { name: '选一次', about: '几秒后发出，在此之前可以撤销。' },
  },
};
