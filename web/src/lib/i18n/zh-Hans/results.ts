/** Results over finished games, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const results: SecondaryMessages['results'] = {
  title: '战绩',
  description: '你下完的飞行棋，加在一起看。',
  loading: '正在统计你的棋局……',
  failed: '战绩没有加载出来。',
  retry: '再试一次',
  none: '你还没有下完的棋局。',
  nobody: '下过棋就有战绩。你还没有在这台设备上下过。',
  played: (n) => `${n} 局`,
  won: (n) => `赢 ${n} 局`,
  streak: (n) => `${n} 连胜`,
  places: '名次',
  players: '人数',
  rules: '规则',
  games: '局数',
  wins: '赢',
  opponents: '交手记录',
  opponent: '对手',
  ahead: '在前',
  behind: '在后',
  about: '谁比谁先到。同名的算作同一个人。',
  bots: '到现在和你下过的只有机器人。',
};
