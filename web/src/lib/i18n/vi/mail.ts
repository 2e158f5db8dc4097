/** The pages and settings about emails, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const mail: SecondaryMessages['mail'] = {
  title: 'Thư điện tử',
  about: 'Khi một quyết định lâu chưa được xem, email có thể báo cho bạn: một thư cho mọi ván.',
  unavailable: 'Máy chủ này không gửi email.',
  failed: 'Không tải được cài đặt email của bạn.',
  retry: 'Thử lại',
  address: 'Địa chỉ email',
  after: 'Khi một quyết định chưa được xem trong',
  hours: (hours) => `${hours} giờ`,
  save: 'Lưu',
  saving: 'Đang lưu …',
  saved: 'Đã lưu',
  unconfirmed: (address) =>
    `Chúng tôi đã gửi email đến ${address}. Hãy mở link trong đó để chúng tôi biết địa chỉ này là của bạn.`,
  again: 'Gửi lại',
  sentAgain: 'Đã gửi lại',
  confirmed: (address) => `Email được gửi đến ${address}.`,
  remove: 'Xóa địa chỉ',
  removed: 'Đã xóa địa chỉ.',

  confirmPage: {
    title: 'Xác nhận địa chỉ',
    description: 'Xác nhận địa chỉ email nhận thông báo của Cờ máy bay.',
    text: 'Email về các quyết định đang chờ bạn sẽ gửi đến địa chỉ này.',
    button: 'Đúng, của tôi',
    done: 'Địa chỉ của bạn đã được xác nhận.',
  },
  offPage: {
    title: 'Ngừng nhận email',
    description: 'Ngừng gửi email của Cờ máy bay đến một địa chỉ.',
    text: 'Chúng tôi sẽ không gửi email đến địa chỉ này nữa. Các ván của bạn vẫn tiếp tục.',
    button: 'Ngừng gửi email',
    done: 'Sẽ không còn email nào nữa.',
  },
  working: 'Chờ một chút …',
  broken: 'Link này không đầy đủ. Hãy mở lại từ email.',
  home: 'Đến các ván của tôi',
};
