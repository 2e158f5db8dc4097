/** Passkeys, and a player's own data, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const account: SecondaryMessages['account'] = {
  passkeys: {
    title: 'Khóa đăng nhập',
    about:
      'Với khóa đăng nhập (passkey), bạn vẫn là cùng một người chơi trên mọi thiết bị, và trở lại được dù mất hết thiết bị. Thiết bị mở khóa đó như khi bạn mở màn hình; không cần mật khẩu.',
    none: 'Bạn chưa có khóa đăng nhập.',
    make: 'Tạo khóa đăng nhập',
    making: 'Đang tạo khóa đăng nhập …',
    made: 'Đã tạo',
    remove: 'Gỡ',
    removeOf: (name) => `Gỡ khóa đăng nhập ${name}`,
    removeTitle: 'Gỡ khóa đăng nhập này?',
    removeText: (name) =>
      `${name} sẽ không đăng nhập cho bạn ở đây nữa. Hãy xóa nó cả trên thiết bị đang giữ nó.`,
    keep: 'Giữ lại',
    created: (when) => `tạo ${when}`,
    used: (when) => `dùng lần cuối ${when}`,
    failed: 'Không tải được các khóa đăng nhập của bạn.',
    retry: 'Thử lại',
    unsupported: 'Trình duyệt này không có khóa đăng nhập ở địa chỉ này: cần https.',
    stopped: 'Chưa tạo gì cả. Hãy thử lại khi nào bạn muốn.',
    existing: 'Thiết bị này đã giữ một khóa đăng nhập của bạn.',
    usualName: 'Khóa đăng nhập',
  },

  signIn: {
    title: 'Đăng nhập trên thiết bị này',
    about:
      'Chơi tiếp với tư cách người chơi của bạn ở nơi khác. Các chỗ bạn đã lấy trên thiết bị này đi theo.',
    button: 'Đăng nhập bằng khóa',
    working: 'Đang tìm khóa của bạn …',
    stopped: 'Chưa chọn khóa nào.',
  },

  data: {
    title: 'Dữ liệu của bạn',
    about: 'Mang theo mọi thứ được lưu về bạn ở đây, hoặc yêu cầu xóa đi.',
    export: 'Tải dữ liệu của tôi',
    remove: 'Xóa tôi',
    removeTitle: 'Xóa bạn và mọi thứ về bạn?',
    removeText:
      'Tên, thiết bị, khóa đăng nhập, địa chỉ email, tin nhắn và danh sách của bạn bị xóa vĩnh viễn. Các ván tiếp tục không có bạn: người khác thấy một người chơi cũ, và máy chơi thay. Không ai hoàn tác được.',
    sure: 'Vâng, tôi muốn bị xóa vĩnh viễn',
    confirm: 'Xóa tôi vĩnh viễn',
    working: 'Đang xóa …',
    cancel: 'Hủy',
  },
};
