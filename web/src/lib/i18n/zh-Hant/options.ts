/** Every option of the rules, in Traditional Chinese. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: '擲幾能起飛',
    values: { even: '任何偶數', 'five-or-six': '5 或 6', six: '只有 6' },
  },
  thirdSix: {
    name: '一輪中的第三個 6',
    values: { return: '前兩次走的飛機返回', lose: '本輪結束', free: '與平常一樣' },
  },
  shortcut: {
    name: '捷徑',
    values: { optional: '飛或留，隨你', compulsory: '必須飛' },
  },
  afterShortcut: {
    name: '飛過捷徑後',
    values: { stop: '停在那裡', jump: '直接落上時再跳一次' },
  },
  stacking: {
    name: '落在自己的飛機上',
    values: { optional: '疊起或停在旁邊', automatic: '總是疊起', off: '不疊' },
  },
  stackCapture: {
    name: '落在別人的疊機上',
    values: { all: '全部撞回', mutual: '雙方都返回' },
  },
  finish: {
    name: '終點',
    values: { exact: '點數要正好', bounce: '多了要退回' },
  },
  planes: { name: '每人飛機', values: { 4: '四架', 3: '三架', 2: '兩架' } },
};
