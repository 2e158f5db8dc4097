/** Results over finished games, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const results: SecondaryMessages['results'] = {
  title: 'Kết quả',
  description: 'Tổng kết các ván Cờ máy bay đã xong của bạn.',
  loading: 'Đang tổng kết các ván của bạn …',
  failed: 'Không tải được kết quả của bạn.',
  retry: 'Thử lại',
  none: 'Bạn chưa có ván nào kết thúc.',
  nobody: 'Ai chơi cũng có kết quả. Bạn chưa chơi trên thiết bị này.',
  played: (n) => `${n} ván`,
  won: (n) => `thắng ${n}`,
  streak: (n) => `Thắng liền ${n} ván`,
  places: 'Thứ hạng',
  players: 'Người chơi',
  rules: 'Luật',
  games: 'Số ván',
  wins: 'Thắng',
  opponents: 'Đối đầu',
  opponent: 'Đối thủ',
  ahead: 'Xếp trên',
  behind: 'Xếp dưới',
  about: 'Ai về trước ai. Mọi người được phân biệt bằng tên.',
  bots: 'Đến giờ bạn mới chỉ chơi với máy.',
};
