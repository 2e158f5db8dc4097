/** Simplified Chinese. */

import { words } from '@aeroplane/texts/words/zh-Hans';
import type { Texts } from './texts.ts';

const list = new Intl.ListFormat('zh-Hans-CN', { type: 'conjunction' });

const against = (others: string | undefined): string => (others === undefined ? '' : `对手：${others}。`);
const until = (time: string | undefined): string => (time === undefined ? '' : `截止 ${time}。`);
const rolled = (die: number | null, others: string | undefined): string =>
  `${die === null ? '轮到你掷骰子。' : `你掷出了 ${die}。`}${against(others)}`;

const PLACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  '你得了第二名',
  '你得了第三名',
  '你得了第四名',
];

export const zhHans: Texts = {
  language: 'zh-Hans',
  direction: 'ltr',
  timeLocale: 'zh-Hans-CN',

  opponents: (names, bots) => {
    if (bots === 0) return list.format(names);
    return list.format([...names, bots === 1 ? '一个机器人' : `${bots} 个机器人`]);
  },

  decision: (waiting) => ({
    title: waiting.die === null ? '掷骰子' : '轮到你走',
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  reminder: (waiting) => ({
    title: waiting.die === null ? '还等着你掷骰子' : '还等着你走',
    body: `${rolled(waiting.die, waiting.against)}${waiting.until === undefined ? '' : `时间到 ${waiting.until} 为止。`}`,
  }),
  nudge: (waiting) => ({
    title: `${waiting.who ?? '有人'} 想接着下`,
    body: `${rolled(waiting.die, waiting.against)}${until(waiting.until)}`,
  }),
  tookOver: (game) =>
    game.held
      ? {
          title: '机器人在代你下',
          body: `它替你留着座位。${against(game.against)}随时回来接着下。`,
        }
      : {
          title: '你已出局',
          body: `你三次超时，这局严格的棋对你来说结束了。${against(game.against)}`,
        },
  finished: (game) => ({
    title: game.rank === 1 ? '你赢了！' : (PLACES[game.rank ?? 0] ?? '棋局结束'),
    body: `你的棋局结束了。${against(game.against)}看看结果如何。`,
  }),
  joined: (game) => ({
    title: `${game.who ?? '有人'} 加入了你的棋局`,
    body: game.against === undefined ? '坐满后就开始。' : `与你一起：${game.against}。`,
  }),
  started: (game) => ({
    title: '棋局开始了',
    body: `你入局了。${against(game.against)}祝飞行愉快！`,
  }),
  rematch: ({ who }) => ({
    title: `${who ?? '有人'} 想再来一局`,
    body: '你的座位留着：规则相同，人也相同。',
  }),
  chat: ({ who, said }) => ({ title: who ?? '新消息', body: said }),
  phrases: words.phrases,
  test: { title: '成功了', body: '你的棋局通知能送到这台设备。' },

  choice: ({ from, to, home, captures }) => {
    const what = from === null ? '起飞一架' : home ? `从 ${from} 飞到家` : `${from} → ${to}`;
    return captures === 0 ? what : `${what}，撞回 ${captures} 架`;
  },

  mail: {
    greeting: (name) => `${name}，你好！`,
    manyGames: (count) => `${count} 局棋在等你`,
    oneGame: (title, others) => `${title}${others === undefined ? '' : ` · ${others}`}`,
    openGame: '打开棋局',
    why: '你选择了用邮件得知等着你的棋局，所以收到这封邮件。',
    stop: '停止这些邮件',
    confirm: {
      subject: '这是你的地址吗？',
      ask: '要把你的飞行棋棋局邮件发到这个地址吗？',
      button: '是，发到这里',
      otherwise: '如果你没有要求过，忽略即可，不会再有邮件。',
    },
  },
};
