/** The settings of a player, in Simplified Chinese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const settings: SecondaryMessages['settings'] = {
  title: '设置',
  description: '你的名字和时间、在哪里收到什么通知，以及你使用的设备。',
  loading: '正在读取你的设置……',
  failed: '无法载入你的设置。',
  retry: '重试',
  nobody: '下第一局棋时就会有设置：那时会问你的名字，以后可以在这里修改。',
  nameHint: '其他人会看到。进行中的棋局仍用开始时的名字。',
  timeZone: '你的时区',
  timeZoneNow: (time) => `那里现在是 ${time}。`,
  thisDevice: '这台设备',
  otherZones: '其他',
  quiet: '夜间免打扰',
  quietHint: '在这段时间里你的决定时钟会停住。进行中的棋局从下一次决定起生效。',
  from: '从',
  to: '到',
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} 小时` : '', minutes > 0 ? `${minutes} 分钟` : ''].filter(Boolean).join(' '),
  quietSpan: (span) => `免打扰 ${span}，按你的时区计算。`,
  quietTooLong: (span) => `最多十小时，现在是 ${span}。`,
  quietSame: '请选两个不同的时间。',
  quietUnset: '请选好两个时间。',
  save: '保存',
  saving: '正在保存……',
  saved: '已保存',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: '休假',
  about: (days) =>
    `休假时你的时钟会停住，创建时设为严格的棋局除外。每年有 ${days} 天，按整天计，需提前宣布。`,
  left: (days) => `今年还剩 ${days} 天。`,
  first: '第一天',
  last: '最后一天',
  days: (days) => `${days} 天`,
  announce: '宣布休假',
  change: '更改',
  running: (from, to) => `你从 ${from} 到 ${to} 休假中。`,
  coming: (from, to) => `你将从 ${from} 到 ${to} 休假。`,
  end: '我回来了',
  endHint: '今天仍算在内。',
  callOff: '取消休假',
  saving: '正在保存……',
  saved: '已保存',
  ended: '已结束',
  faults: {
    unset: '请选好两个日期。',
    order: '最后一天早于第一天。',
    past: '休假要提前宣布：请选今天或以后的日子。',
  },
};
