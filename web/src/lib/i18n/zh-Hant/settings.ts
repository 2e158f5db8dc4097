/** The settings of a player, in Traditional Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const settings: SecondaryMessages['settings'] = {
  title: '設定',
  description: '你的名字和時間、在哪裡收到什麼通知，以及你使用的裝置。',
  loading: '正在讀取你的設定……',
  failed: '無法載入你的設定。',
  retry: '重試',
  nobody: '下第一局棋時就會有設定：那時會問你的名字，以後可以在這裡修改。',
  nameHint: '其他人會看到。進行中的棋局仍用開始時的名字。',
  timeZone: '你的時區',
  timeZoneNow: (time) => `那裡現在是 ${time}。`,
  thisDevice: '這台裝置',
  otherZones: '其他',
  quiet: '夜間勿擾',
  quietHint: '在這段時間裡你的決定時鐘會停住。進行中的棋局從下一次決定起生效。',
  from: '從',
  to: '到',
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} 小時` : '', minutes > 0 ? `${minutes} 分鐘` : ''].filter(Boolean).join(' '),
  quietSpan: (span) => `勿擾 ${span}，按你的時區計算。`,
  quietTooLong: (span) => `最多十小時，現在是 ${span}。`,
  quietSame: '請選兩個不同的時間。',
  quietUnset: '請選好兩個時間。',
  save: '儲存',
  saving: '正在儲存……',
  saved: '已儲存',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: '休假',
  about: (days) =>
    `休假時你的時鐘會停住，建立時設為嚴格的棋局除外。每年有 ${days} 天，按整天計，需提前宣布。`,
  left: (days) => `今年還剩 ${days} 天。`,
  first: '第一天',
  last: '最後一天',
  days: (days) => `${days} 天`,
  announce: '宣布休假',
  change: '更改',
  running: (from, to) => `你從 ${from} 到 ${to} 休假中。`,
  coming: (from, to) => `你將從 ${from} 到 ${to} 休假。`,
  end: '我回來了',
  endHint: '今天仍算在內。',
  callOff: '取消休假',
  saving: '正在儲存……',
  saved: '已儲存',
  ended: '已結束',
  faults: {
    unset: '請選好兩個日期。',
    order: '最後一天早於第一天。',
    past: '休假要提前宣布：請選今天或以後的日子。',
  },
};
