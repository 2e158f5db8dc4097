/** Vietnamese. */

import { words } from '@aeroplane/texts/words/vi';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('vi-VN', { type: 'conjunction' });

const against = (others: string | undefined): string => (others === undefined ? '' : ` với ${others}`);
const until = (time: string | undefined): string => (time === undefined ? '' : ` Đến ${time}.`);
const rolled = (die: number | null, others: string | undefined): string =>
  die === null ? `Đến lượt bạn gieo${against(others)}.` : `Bạn gieo được ${die}${against(others)}.`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'Bạn về nhì',
  'Bạn về thứ ba',
  'Bạn về thứ tư',
];

export const vi: Texts = {
  language: 'vi',
  direction: 'ltr',
  timeLocale: 'vi-VN',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? 'một máy' : `${bots} máy`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? 'Gieo xúc xắc' : 'Đến lượt bạn',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? 'Vẫn chờ bạn gieo' : 'Vẫn chờ bạn đi',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : ` Hết giờ lúc ${waiting.until}.`}`,
  }),
  nudge: (waiting) => ({
    title: `${waiting.who ?? 'Có người'} muốn chơi tiếp`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: 'Máy đang chơi thay bạn',
          body: `Máy giữ chỗ cho bạn trong ván${against(game.against)}. Hãy quay lại lúc nào cũng được và chơi tiếp.`,
        }
      : {
          title: 'Bạn đã bị loại khỏi ván',
          body: `Bạn đã ba lần hết giờ trong ván${against(game.against)}, nên ván nghiêm ngặt này kết thúc với bạn.`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? 'Bạn thắng rồi!' : (PLACES[game.rank ?? 0] ?? 'Ván đã kết thúc'),
    body: `Ván của bạn${against(game.against)} đã kết thúc. Hãy xem kết quả.`,
  }),
  joined: (game) => ({
    title: `${game.who ?? 'Có người'} đã vào ván của bạn`,
    body: game.against === undefined ? 'Ván bắt đầu khi đủ người.' : `Cùng bạn: ${game.against}.`,
  }),
  started: (game) => ({
    title: 'Ván đã bắt đầu',
    body: `Bạn chơi${against(game.against)}. Chúc bay vui!`,
  }),
  rematch: ({ who }) => ({
    title: `${who ?? 'Có người'} muốn đấu lại`,
    body: 'Chỗ của bạn vẫn được giữ: cùng luật, cùng người.',
  }),
  chat: ({ who, said }) => ({ title: who ?? 'Có tin nhắn', body: said }),
  phrases: words.phrases,
  test: { title: 'Được rồi', body: 'Thông báo về các ván của bạn đến được thiết bị này.' },

  choice: ({ from, to, home, captures }) => {
    const what =
      from === null ? 'Cho một máy bay cất cánh' : home ? `Bay về đích từ ${from}` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}, đá về ${captures}`;
  },

  mail: {
    greeting: (name) => `Chào ${name},`,
    manyGames: (count) => `${count} ván đang chờ bạn`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: 'Mở ván',
    why: 'Bạn nhận thư này vì đã chọn được báo qua email về các ván đang chờ bạn.',
    stop: 'Ngừng các email này',
    confirm: {
      subject: 'Đây có phải địa chỉ của bạn?',
      ask: 'Có gửi email về các ván Cờ máy bay của bạn đến địa chỉ này không?',
      button: 'Có, gửi đến đây',
      otherwise: 'Nếu bạn không yêu cầu gì, cứ bỏ qua thư này. Sẽ không có email nào nữa.',
    },
  },
};
