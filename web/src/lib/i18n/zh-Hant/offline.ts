/** Offline texts in Traditional Chinese: games on this device, offline copies, unsent moves, newer versions. */

import type { OfflineMessages } from '../en/offline.ts';
import { listIn } from '../intl.ts';

const list = listIn('zh-Hant');

export const offline: OfflineMessages = {
  local: {
    link: '在這台裝置上玩',
    title: '這台裝置上',
    newTitle: '在這台裝置上開新局',
    description: '和身邊的人或機器人下飛行棋，有沒有網路都行。',
    lead: '給共用一台裝置的人和機器人。不需要網路，棋局只留在這台裝置上。',
    nobody: '空著',
    person: '人',
    name: (colour) => `${colour}的名字`,
    tooFew: '至少要有兩家。',
    opposite: '兩個人下要對坐：紅對藍，或黃對綠。',
    rollings: { auto: '骰子自動擲，誰有得選就問誰。', tap: '每個人自己點一下，擲自己的每一次骰子。' },
    again: '再來一局',
    remove: '刪除',
    removeTitle: '刪除這局棋？',
    removeText: '它只在這台裝置上，刪了就找不回來。',
    leaves: (who) => `${who} 退出`,
    leaveTitle: (who) => `${who} 徹底退出？`,
    leaveText: '飛機會離開棋盤，其他人繼續下。',
    unknown: '這台裝置上沒有這局棋。',
    notKept: '沒能存到這台裝置上，可能空間不夠了。',
    unavailable: '這個瀏覽器不在裝置上保存東西，例如在私密視窗裡。',
  },
  online: {
    offer: '改到網路上玩',
    title: '網路上的新棋局',
    text: '規則、顏色和機器人都一樣，但要從頭開始：網路棋局的骰子由伺服器在第一擲之前就承諾好，所以局面帶不過去。這局棋會留在這裡。',
    who: '你們當中誰拿著這台裝置？',
    names: (names) => `邀請連結是給 ${list(names)} 的。`,
    begin: '在網路上開始',
  },
  lastSeen: {
    at: (when) => `上次看到：${when}`,
    kept: (move) => `尚未送出：${move}。一有連線就送出。`,
    takeBack: '收回',
    dropped: (reason) => `你在沒有連線時的選擇沒有算數。${reason}`,
    understood: '知道了',
  },
  update: { ready: '新版本準備好了。', use: '現在就用', later: '以後再說' },
};
