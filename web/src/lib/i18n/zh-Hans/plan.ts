/** Plans, in Simplified Chinese. */

import type { Messages } from '../en/main.ts';

export const plan: Messages['plan'] = {
  title: '预先计划',
  offer: '计划你的下一掷',
  planned: '你的计划',
  nothing: '你不在时怎么走。',
  summary: (faces, given) =>
    [
      ...(faces.length > 0 ? [`下一掷已计划 ${faces.join('、')}`] : []),
      ...(given > 0 ? [`${given} 条长期指令`] : []),
    ].join(' · '),
  loading: '正在载入计划……',
  failed: '无法载入计划。',
  retry: '重试',
  promise:
    '只有合法且结果仍与你看到的一样时才会走，否则会问你。别人看不到你的计划：经过里只标出按计划走的步。',
  faces: '你的下一掷',
  face: (die) => `掷出 ${die}：`,
  ask: '问我',
  askOrdered: '按长期指令，否则问我',
  passes: '没有能走的。',
  byItself: (move) => `自动：${move}`,
  lost: '你计划的走法已不再成立。',
  moved: '棋局已有变化：以下是现在的走法。',
  decideFirst: '现在轮到你决定。决定之后就能计划下一掷。',
  decide: '去决定',
  save: '保存计划',
  clear: '清除',
  orders: '长期指令',
  ordersHint: '用于每次有选择的掷骰，直到你更改：由第一条适用的决定。',
  order: {
    home: { name: '到家', about: '让一架飞机进终点。' },
    capture: { name: '撞机', about: '撞回的飞机多于自己的损失。' },
    shortcut: { name: '走捷径', about: '沿虚线飞过去。' },
    flee: { name: '躲避', about: '让飞机离开下一家够得着的地方。' },
    launch: { name: '起飞', about: '让一架飞机出机库。' },
    leader: { name: '赶路', about: '走最靠前的飞机。' },
  },
  up: (name) => `${name}：上移`,
  down: (name) => `${name}：下移`,
  placed: (name, place, of) => `${name}：第 ${place}，共 ${of}`,
  taken: (name) => `${name}：关闭`,
  saveOrders: '保存指令',
  saving: '正在保存……',
  saved: '已保存',
  cleared: '已清除',
  unsaved: '尚未保存',
};
