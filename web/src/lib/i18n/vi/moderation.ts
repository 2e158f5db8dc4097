/** Blocks and reports in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const moderation: SecondaryMessages['moderation'] = {
  blocks: {
    title: 'Người chơi bị chặn',
    about: 'Bạn không vào ván mới nào cùng họ, và không thấy tin nhắn hay lời nhắc của họ.',
    none: 'Bạn chưa chặn ai. Bạn có thể chặn trong menu của một ván.',
    unblock: 'Bỏ chặn',
    unblockOf: (name) => `Bỏ chặn ${name}`,
    since: (when) => `từ ${when}`,
    failed: 'Không tải được danh sách.',
    retry: 'Thử lại',
  },

  others: {
    title: 'Người chơi khác',
    loading: 'Chờ một chút …',
    failed: 'Không tải được.',
    retry: 'Thử lại',
    block: 'Chặn',
    blockOf: (name) => `Chặn ${name}`,
    blockText:
      'Chặn: không có ván mới cùng nhau, và không thấy tin nhắn hay lời nhắc của họ. Ván này vẫn tiếp tục.',
    blocked: (name) => `Bạn đã chặn ${name}. Có thể bỏ chặn trong Cài đặt.`,
    report: 'Báo cáo',
    reportOf: (name) => `Báo cáo ${name}`,
    reason: (name) => `${name} đã làm gì?`,
    reasonHint: 'Người vận hành máy chủ này sẽ đọc; người chơi khác thì không.',
    send: 'Gửi báo cáo',
    sent: 'Cảm ơn. Đã gửi báo cáo của bạn.',
    working: 'Chờ một chút …',
    cancel: 'Hủy',
    close: 'Đóng',
  },
};
