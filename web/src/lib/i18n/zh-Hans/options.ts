/** Every option of the rules, in Simplified Chinese. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: '掷几能起飞',
    values: { even: '任何偶数', 'five-or-six': '5 或 6', six: '只有 6' },
  },
  thirdSix: {
    name: '一轮中的第三个 6',
    values: { return: '前两次走的飞机返回', lose: '本轮结束', free: '与平常一样' },
  },
  shortcut: {
    name: '捷径',
    values: { optional: '飞或留，随你', compulsory: '必须飞' },
  },
  afterShortcut: {
    name: '飞过捷径后',
    values: { stop: '停在那里', jump: '直接落上时再跳一次' },
  },
  stacking: {
    name: '落在自己的飞机上',
    values: { optional: '叠起或停在旁边', automatic: '总是叠起', off: '不叠' },
  },
  stackCapture: {
    name: '落在别人的叠机上',
    values: { all: '全部撞回', mutual: '双方都返回' },
  },
  finish: {
    name: '终点',
    values: { exact: '点数要正好', bounce: '多了要退回' },
  },
  planes: { name: '每人飞机', values: { 4: '四架', 3: '三架', 2: '两架' } },
};
