/** What people do around a game, in Simplified Chinese: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/zh-Hans';
import type { TalkMessages } from '../en/talk.ts';

export const talk: TalkMessages = {
  rematch: '再来一局',
  asking: '请稍候……',
  decline: '谢绝',
  kept: '留给上一局的玩家',

  title: '聊天',
  about: '只有这局的玩家能看到。',
  unread: (n) => `${n} 条新消息`,
  loading: '正在载入消息……',
  failed: '无法载入消息。',
  retry: '重试',
  older: '更早的消息',
  messages: '消息',
  none: '还没有人说话。',
  you: '你',
  heard: (who, words) => `${who}：${words}`,
  quick: '快捷短语',
  phrases: words.phrases,
  message: '你的消息',
  send: '发送',
  sent: '已发送',
  tooLong: (most) => `最多 ${most} 个字符。`,

  kinds: { rematch: '有人想再来一局', chat: '有人在棋局里留言' },
  problems: {
    'bad-text': '太长了，或没有可读的内容。',
    'not-finished': '这局棋还没结束。',
  },
};
