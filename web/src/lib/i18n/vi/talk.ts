/** What people do around a game, in Vietnamese: a rematch after it, and words meanwhile. */

import { words } from '@aeroplane/texts/words/vi';
import type { TalkMessages } from '../en/talk.ts';

export const talk: TalkMessages = {
  rematch: 'Đấu lại',
  asking: 'Chờ một chút …',
  decline: 'Từ chối',
  kept: 'Giữ cho người chơi ván trước',

  title: 'Trò chuyện',
  about: 'Chỉ cho người chơi ván này.',
  unread: (n) => `${n} tin nhắn mới`,
  loading: 'Đang tải tin nhắn …',
  failed: 'Không tải được tin nhắn.',
  retry: 'Thử lại',
  older: 'Tin nhắn cũ hơn',
  messages: 'Tin nhắn',
  none: 'Chưa ai nói gì.',
  you: 'Bạn',
  heard: (who, words) => `${who}: ${words}`,
  quick: 'Câu nói nhanh',
  phrases: words.phrases,
  message: 'Tin nhắn của bạn',
  send: 'Gửi',
  sent: 'Đã gửi',
  tooLong: (most) => `Nhiều nhất ${most} ký tự thôi.`,

  kinds: { rematch: 'Có người muốn đấu lại', chat: 'Có người nhắn trong ván' },
  problems: {
    'bad-text': 'Quá dài, hoặc không có gì để đọc.',
    'not-finished': 'Ván này chưa kết thúc.',
  },
};
