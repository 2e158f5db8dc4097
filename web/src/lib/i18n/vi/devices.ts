/** Devices, and handing over between them, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const devices: SecondaryMessages['devices'] = {
  handOver: {
    title: 'Chuyển sang thiết bị khác',
    about: 'Thiết bị kia chơi tiếp với tên bạn, cùng mọi ván. Thiết bị này vẫn đăng nhập.',
    make: 'Tạo mã',
    making: 'Đang tạo mã …',
    code: 'Mã của bạn',
    how: 'Quét mã này bằng thiết bị kia, hoặc nhập mã ở đó trong Cài đặt.',
    qr: 'Mã QR của link cho thiết bị kia',
    left: (minutes, seconds) =>
      `Còn dùng được ${minutes}:${String(seconds).padStart(2, '0')}, và cho một thiết bị.`,
    over: 'Mã này đã quá cũ.',
    again: 'Tạo mã khác',
    secret: 'Ai có mã sẽ chơi với tên bạn: đừng cho người khác xem.',
  },

  enter: {
    label: 'Mã',
    hint: 'Mười chữ và số. Thiết bị kia hiện mã trong Cài đặt.',
    invalid: 'Mã có mười chữ và số.',
    submit: 'Tiếp tục',
  },

  claim: {
    asking: 'Đang tra mã …',
    title: (name) => `Tiếp tục với tên ${name} trên thiết bị này?`,
    text: 'Mọi ván đi theo, và mọi nước đi ở đây là của người đó.',
    merging: (name) => `Đến nay thiết bị này chơi với tên ${name}. Các chỗ đó đi theo.`,
    yes: (name) => `Tiếp tục với tên ${name}`,
    working: 'Chờ một chút …',
    no: 'Không',
    done: (name) => `Giờ bạn chơi với tên ${name} trên thiết bị này.`,
    unknown: 'Không biết mã này: đã dùng rồi, hoặc đã quá cũ. Hãy tạo mã khác trên thiết bị đầu.',
    retry: 'Thử lại',
    close: 'Đóng',
  },

  list: {
    title: 'Thiết bị đã đăng nhập',
    failed: 'Không tải được các thiết bị của bạn.',
    retry: 'Thử lại',
    current: 'Thiết bị này',
    other: 'Thiết bị khác',
    since: (when) => `từ ${when}`,
    signOut: 'Đăng xuất',
    signOutOf: (device) => `Đăng xuất: ${device}`,
    everywhere: 'Đăng xuất khắp nơi',
    everywhereTitle: 'Đăng xuất trên mọi thiết bị?',
    everywhereText:
      'Thiết bị này cũng bị đăng xuất. Không có mã còn hạn thì không ai về lại chỗ của bạn được.',
  },

  signOut: {
    title: 'Đăng xuất trên thiết bị này?',
    text: 'Các thiết bị khác vẫn đăng nhập. Thông báo đến thiết bị này sẽ dừng.',
    lastTitle: 'Đây là thiết bị duy nhất của bạn',
    lastText:
      'Chỉ thiết bị này biết bạn là bạn. Nếu đăng xuất ở đây, bạn mất các chỗ của mình: quyết định của bạn hết giờ và máy chơi thay. Hãy chuyển sang thiết bị khác trước.',
    moveFirst: 'Chuyển sang thiết bị khác',
    anyway: 'Đăng xuất và mất chỗ',
    confirm: 'Đăng xuất',
    cancel: 'Ở lại',
    working: 'Đang đăng xuất …',
  },

  haveCode: 'Tôi đã chơi trên thiết bị khác',
};
