/** Settings of one device, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: '在這部裝置上玩',
  about: '保存在這個瀏覽器中，對所有棋局有效。',
  sound: '聲音',
  vibration: '飛機被撞回時震動',
  ownColourBelow: '我的顏色放在棋盤下方',
  speed: '播放走法的速度',
  confirmation: '如何確認選擇',
  confirmations: {
    again: { name: '選兩次', about: '第一次查看，第二次送出。' },
    undo: { name: '選一次', about: '幾秒後送出，在此之前可以復原。' },
  },
};
