/** What people do around a game, in Traditional Chinese: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/zh-Hant';
import type { TalkMessages } from '../en/talk.ts';

export const talk: TalkMessages = {
  rematch: '再來一局',
  asking: '請稍候……',
  decline: '婉拒',
  kept: '留給上一局的玩家',

  title: '聊天',
  about: '只有這局的玩家能看到。',
  unread: (n) => `${n} 則新訊息`,
  loading: '正在載入訊息……',
  failed: '無法載入訊息。',
  retry: '重試',
  older: '更早的訊息',
  messages: '訊息',
  none: '還沒有人說話。',
  you: '你',
  heard: (who, words) => `${who}：${words}`,
  quick: '快速短語',
  phrases: words.phrases,
  message: '你的訊息',
  send: '傳送',
  sent: '已傳送',
  tooLong: (most) => `最多 ${most} 個字元。`,

  kinds: { rematch: '有人想再來一局', chat: '有人在棋局裡留言' },
  problems: {
    'bad-text': '太長了，或沒有可讀的內容。',
    'not-finished': '這局棋還沒結束。',
  },
};
