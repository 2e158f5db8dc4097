/** Results over finished games, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const results: SecondaryMessages['results'] = {
  title: '戰績',
  description: '你下完的飛行棋，加在一起看。',
  loading: '正在統計你的棋局……',
  failed: '戰績沒有載入。',
  retry: '再試一次',
  none: '你還沒有下完的棋局。',
  nobody: '下過棋就有戰績。你還沒有在這台裝置上下過。',
  played: (n) => `${n} 局`,
  won: (n) => `贏 ${n} 局`,
  streak: (n) => `${n} 連勝`,
  places: '名次',
  players: '人數',
  rules: '規則',
  games: '局數',
  wins: '贏',
  opponents: '交手紀錄',
  opponent: '對手',
  ahead: '在前',
  behind: '在後',
  about: '誰比誰先到。同名的算作同一個人。',
  bots: '到現在和你下過的只有機器人。',
};
