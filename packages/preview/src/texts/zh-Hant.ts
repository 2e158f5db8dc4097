/** Chinese, traditional. */

import { words } from '@aeroplane/texts/words/zh-Hant';
import type { Texts } from './texts.ts';

export const zhHant: Texts = {
  language: 'zh-Hant',
  appName: words.appName,
  about: '骰子加飛機的老遊戲，天各一方也能慢慢玩：兩到四人一局，下幾小時或幾天。',
  picture: '棋盤',
  bot: '機器人',

  game: (names) => `飛行棋：${names.join('、')}`,
  waiting: '這局棋正在等人。',
  playing: (rolls) => `對局中，已擲 ${rolls} 次。`,
  cancelled: '這局棋已取消。',
  over: '棋局已結束。',
  won: (who) => `棋局已結束：${who} 贏了。`,

  invites: (who) => `${who} 邀你來玩飛行棋`,
  invitation: '邀你下一局飛行棋',
  nameIsEnough: '有個名字就能入座。',
  closed: words.invitationClosed,

  facts: (rules, players, time) => `${rules}規則，${players} 人，每次決定 ${time}。`,
  presets: words.presets,
  ownRules: '自定',
  times: words.turnTimes,
};
