/** Settings of one device, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: 'Chơi trên thiết bị này',
  about: 'Lưu trong trình duyệt này, cho mọi ván.',
  sound: 'Âm thanh',
  vibration: 'Rung khi có máy bay bị đá về',
  ownColourBelow: 'Màu của tôi ở phía dưới bàn cờ',
  speed: 'Tốc độ chiếu các nước đi',
  confirmation: 'Khi chọn',
  confirmations: {
    again: { name: 'Chọn hai lần', about: 'Lần đầu để xem, lần hai để gửi.' },
    undo: { name: 'Chọn một lần', about: 'Nước đi được gửi sau vài giây, và hoàn tác được cho đến lúc đó.' },
  },
};
