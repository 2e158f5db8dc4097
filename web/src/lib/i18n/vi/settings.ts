/** The settings of a player, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const settings: SecondaryMessages['settings'] = {
  title: 'Cài đặt',
  description: 'Tên và giờ giấc của bạn, được báo điều gì và ở đâu, và các thiết bị bạn dùng.',
  loading: 'Đang tìm cài đặt của bạn …',
  failed: 'Không tải được cài đặt của bạn.',
  retry: 'Thử lại',
  nobody: 'Cài đặt có từ ván đầu tiên của bạn: ván đó hỏi tên, và bạn có thể đổi tên ở đây sau.',
  nameHint: 'Người khác sẽ thấy. Các ván đang chơi giữ tên lúc bắt đầu.',
  timeZone: 'Múi giờ của bạn',
  timeZoneNow: (time) => `Ở đó bây giờ là ${time}.`,
  thisDevice: 'Thiết bị này',
  otherZones: 'Khác',
  quiet: 'Yên tĩnh ban đêm',
  quietHint:
    'Đồng hồ quyết định của bạn dừng giữa hai giờ này. Các ván đang chơi áp dụng từ quyết định tiếp theo.',
  from: 'Từ',
  to: 'Đến',
  span: (hours, minutes) =>
    [hours > 0 ? `${hours} giờ` : '', minutes > 0 ? `${minutes} phút` : ''].filter(Boolean).join(' '),
  quietSpan: (span) => `${span} yên tĩnh, theo giờ của múi giờ bạn.`,
  quietTooLong: (span) => `Nhiều nhất mười giờ thôi: đây là ${span}.`,
  quietSame: 'Hãy chọn hai giờ khác nhau.',
  quietUnset: 'Hãy chọn cả hai giờ.',
  save: 'Lưu',
  saving: 'Đang lưu …',
  saved: 'Đã lưu',
};

export const vacation: SecondaryMessages['vacation'] = {
  title: 'Kỳ nghỉ',
  about: (days) =>
    `Trong kỳ nghỉ, đồng hồ của bạn dừng, trừ các ván được tạo ở chế độ nghiêm ngặt. Mỗi năm có ${days} ngày, tính trọn ngày và báo trước.`,
  left: (days) => `Năm nay còn ${days} ngày.`,
  first: 'Ngày đầu',
  last: 'Ngày cuối',
  days: (days) => `${days} ngày`,
  announce: 'Báo nghỉ',
  change: 'Đổi',
  running: (from, to) => `Bạn đang nghỉ từ ${from} đến ${to}.`,
  coming: (from, to) => `Bạn sẽ nghỉ từ ${from} đến ${to}.`,
  end: 'Tôi đã về',
  endHint: 'Hôm nay vẫn tính.',
  callOff: 'Hủy kỳ nghỉ',
  saving: 'Đang lưu …',
  saved: 'Đã lưu',
  ended: 'Đã kết thúc',
  faults: {
    unset: 'Hãy chọn cả hai ngày.',
    order: 'Ngày cuối đến trước ngày đầu.',
    past: 'Kỳ nghỉ phải báo trước: hãy chọn từ hôm nay trở đi.',
  },
};
