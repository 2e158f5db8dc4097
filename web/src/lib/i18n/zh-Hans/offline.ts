/** Offline texts in Simplified Chinese: games on this device, offline copies, unsent moves, newer versions. */

import type { OfflineMessages } from '../en/offline.ts';
import { listIn } from '../intl.ts';

const list = listIn('zh-Hans');

export const offline: OfflineMessages = {
  local: {
    link: '在这台设备上玩',
    title: '这台设备上',
    newTitle: '在这台设备上开新局',
    description: '和身边的人或机器人下飞行棋，有没有网络都行。',
    lead: '给共用一台设备的人和机器人。不需要网络，棋局只留在这台设备上。',
    nobody: '空着',
    person: '人',
    name: (colour) => `${colour}的名字`,
    tooFew: '至少要有两家。',
    opposite: '两个人下要对坐：红对蓝，或黄对绿。',
    rollings: { auto: '骰子自动掷，谁有得选就问谁。', tap: '每个人自己点一下，掷自己的每一次骰子。' },
    again: '再来一局',
    remove: '删除',
    removeTitle: '删除这局棋？',
    removeText: '它只在这台设备上，删了就找不回来。',
    leaves: (who) => `${who} 退出`,
    leaveTitle: (who) => `${who} 彻底退出？`,
    leaveText: '飞机会离开棋盘，其他人继续下。',
    unknown: '这台设备上没有这局棋。',
    notKept: '没能存到这台设备上，可能空间不够了。',
    unavailable: '这个浏览器不在设备上保存东西，例如在隐私窗口里。',
  },
  online: {
    offer: '改到网上玩',
    title: '网上的新棋局',
    text: '规则、颜色和机器人都一样，但要从头开始：网上棋局的骰子由服务器在第一掷之前就承诺好，所以局面带不过去。这局棋会留在这里。',
    who: '你们当中谁拿着这台设备？',
    names: (names) => `邀请链接是给 ${list(names)} 的。`,
    begin: '在网上开始',
  },
  lastSeen: {
    at: (when) => `上次看到：${when}`,
    kept: (move) => `尚未发送：${move}。一有连接就发送。`,
    takeBack: '收回',
    dropped: (reason) => `你在没有连接时的选择没有算数。${reason}`,
    understood: '知道了',
  },
  update: { ready: '新版本准备好了。', use: '现在就用', later: '以后再说' },
};
