/** Vietnamese. */

import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('vi', { type: 'conjunction' });

export const vi: Texts = {
  language: 'vi',
  appName: 'Cờ máy bay',
  about:
    'Trò chơi xúc xắc và máy bay quen thuộc, chơi từ xa: hai đến bốn người, trong vài giờ hoặc vài ngày.',
  picture: 'Bàn cờ',
  bot: 'máy',

  game: (names) => `Cờ máy bay: ${list.format(names)}`,
  waiting: 'Ván đang chờ đủ người.',
  playing: (rolls) => `Đang chơi, đã gieo ${rolls} lần.`,
  cancelled: 'Ván này đã bị hủy.',
  over: 'Ván đã kết thúc.',
  won: (who) => `Ván đã kết thúc: ${who} thắng.`,

  invites: (who) => `${who} mời bạn chơi Cờ máy bay`,
  invitation: 'Lời mời chơi Cờ máy bay',
  nameIsEnough: 'Chỉ cần một cái tên để vào chỗ.',
  closed: 'Lời mời này không còn mở.',

  facts: (rules, players, time) => `${rules}, ${players} người chơi, ${time} cho mỗi quyết định.`,
  presets: { classic: 'Cổ điển', quick: 'Nhanh', mainland: 'Đại lục' },
  ownRules: 'Luật riêng',
  times: { '5m': '5 phút', '1h': '1 giờ', '8h': '8 giờ', '24h': '1 ngày', '3d': '3 ngày', '7d': '1 tuần' },
};
