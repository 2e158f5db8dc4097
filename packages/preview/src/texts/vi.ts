/** Vietnamese. */

import { words } from '@aeroplane/texts/words/vi';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('vi', { type: 'conjunction' });

export const vi: Texts = {
  language: 'vi',
  appName: words.appName,
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
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}, ${players} người chơi, ${time} cho mỗi quyết định.`,
  presets: words.presets,
  ownRules: 'Luật riêng',
  times: words.turnTimes,
};
