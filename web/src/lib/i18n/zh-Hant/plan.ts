/** Plans, in Traditional Chinese. */

import type { Messages } from '../en/main.ts';

export const plan: Messages['plan'] = {
  title: '預先計畫',
  offer: '計畫你的下一擲',
  planned: '你的計畫',
  nothing: '你不在時怎麼走。',
  summary: (faces, given) =>
    [
      ...(faces.length > 0 ? [`下一擲已計畫 ${faces.join('、')}`] : []),
      ...(given > 0 ? [`${given} 條長期指令`] : []),
    ].join(' · '),
  loading: '正在載入計畫……',
  failed: '無法載入計畫。',
  retry: '重試',
  promise:
    '只有合法且結果仍與你看到的一樣時才會走，否則會問你。別人看不到你的計畫：經過裡只標出按計畫走的步。',
  faces: '你的下一擲',
  face: (die) => `擲出 ${die}：`,
  ask: '問我',
  askOrdered: '按長期指令，否則問我',
  passes: '沒有能走的。',
  byItself: (move) => `自動：${move}`,
  lost: '你計畫的走法已不再成立。',
  moved: '棋局已有變化：以下是現在的走法。',
  decideFirst: '現在輪到你決定。決定之後就能計畫下一擲。',
  decide: '去決定',
  save: '儲存計畫',
  clear: '清除',
  orders: '長期指令',
  ordersHint: '用於每次有選擇的擲骰，直到你更改：由第一條適用的決定。',
  order: {
    home: { name: '到家', about: '讓一架飛機進終點。' },
    capture: { name: '撞機', about: '撞回的飛機多於自己的損失。' },
    shortcut: { name: '走捷徑', about: '沿虛線飛過去。' },
    flee: { name: '躲避', about: '讓飛機離開下一家夠得著的地方。' },
    launch: { name: '起飛', about: '讓一架飛機出機庫。' },
    leader: { name: '趕路', about: '走最靠前的飛機。' },
  },
  up: (name) => `${name}：上移`,
  down: (name) => `${name}：下移`,
  placed: (name, place, of) => `${name}：第 ${place}，共 ${of}`,
  taken: (name) => `${name}：關閉`,
  saveOrders: '儲存指令',
  saving: '正在儲存……',
  saved: '已儲存',
  cleared: '已清除',
  unsaved: '尚未儲存',
};
