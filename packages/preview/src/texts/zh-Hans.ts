/** Chinese, simplified. */

import { words } from '@aeroplane/texts/words/zh-Hans';
import type { Texts } from './texts.ts';

export const zhHans: Texts = {
  language: 'zh-Hans',
  appName: words.appName,
  about: '骰子加飞机的老游戏，天各一方也能慢慢下：两到四人一局，下几小时或几天。',
  picture: '棋盘',
  bot: '机器人',

  game: (names) => `飞行棋：${names.join('、')}`,
  waiting: '这局棋正在等人。',
  playing: (rolls) => `对局中，已掷 ${rolls} 次。`,
  cancelled: '这局棋已取消。',
  over: '棋局已结束。',
  won: (who) => `棋局已结束：${who} 赢了。`,

  invites: (who) => `${who} 邀你来玩飞行棋`,
  invitation: '邀你下一局飞行棋',
  nameIsEnough: '有个名字就能入座。',
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}规则，${players} 人，每次决定 ${time}。`,
  presets: words.presets,
  ownRules: '自定',
  times: words.turnTimes,
};
