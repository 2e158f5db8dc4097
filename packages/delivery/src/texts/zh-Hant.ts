/** Traditional Chinese. */

import { words } from '@aeroplane/texts/words/zh-Hant';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('zh-Hant-TW', { type: 'conjunction' });

const against = (others: string | undefined): string => (others === undefined ? '' : `對手：${others}。`);
const until = (time: string | undefined): string => (time === undefined ? '' : `截止 ${time}。`);
const rolled = (die: number | null, others: string | undefined): string =>
  `${die === null ? '輪到你擲骰子。' : `你擲出了 ${die}。`}${against(others)}`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  '你得了第二名',
  '你得了第三名',
  '你得了第四名',
];

export const zhHant: Texts = {
  language: 'zh-Hant',
  direction: 'ltr',
  timeLocale: 'zh-Hant-TW',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? '一個機器人' : `${bots} 個機器人`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? '擲骰子' : '輪到你走',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? '還等著你擲骰子' : '還等著你走',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : `時間到 ${waiting.until} 為止。`}`,
  }),
  nudge: (waiting) => ({
    title: `${waiting.who ?? '有人'} 想接著下`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: '機器人在代你玩',
          body: `它替你留著座位。${against(game.against)}隨時回來接著下。`,
        }
      : {
          title: '你已出局',
          body: `你三次逾時，這局嚴格的棋對你來說結束了。${against(game.against)}`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? '你贏了！' : (PLACES[game.rank ?? 0] ?? '棋局結束'),
    body: `你的棋局結束了。${against(game.against)}看看結果如何。`,
  }),
  joined: (game) => ({
    title: `${game.who ?? '有人'} 加入了你的棋局`,
    body: game.against === undefined ? '坐滿後就開始。' : `與你一起：${game.against}。`,
  }),
  started: (game) => ({
    title: '棋局開始了',
    body: `你入局了。${against(game.against)}祝飛行愉快！`,
  }),
  rematch: ({ who }) => ({
    title: `${who ?? '有人'} 想再來一局`,
    body: '你的座位留著：規則相同，人也相同。',
  }),
  chat: ({ who, said }) => ({ title: who ?? '新訊息', body: said }),
  phrases: words.phrases,
  test: { title: '成功了', body: '你的棋局通知能送到這台裝置。' },

  choice: ({ from, to, home, captures }) => {
    const what = from === null ? '起飛一架' : home ? `從 ${from} 飛到家` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}，撞回 ${captures} 架`;
  },

  mail: {
    greeting: (name) => `${name}，你好！`,
    manyGames: (count) => `${count} 局棋在等你`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: '打開棋局',
    why: '你選擇了用電子郵件得知等著你的棋局，所以收到這封信。',
    stop: '停止這些電子郵件',
    confirm: {
      subject: '這是你的地址嗎？',
      ask: '要把你的飛行棋棋局電子郵件寄到這個地址嗎？',
      button: '是，寄到這裡',
      otherwise: '如果你沒有要求過，忽略即可，不會再有電子郵件。',
    },
  },
};
