/** Installing the app, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const install: SecondaryMessages['install'] = {
  title: 'Ứng dụng trên thiết bị này',
  about: 'Mở từ màn hình chính, trong cửa sổ riêng, và chạy cả khi không có mạng.',
  button: 'Cài ứng dụng',
  installed: 'Ứng dụng đã được cài.',

  ios: {
    button: 'Thêm vào MH chính',
    title: 'Thêm vào Màn hình chính',
    why: 'Trên iPhone hoặc iPad, chỉ ứng dụng trên Màn hình chính mới báo được cho bạn.',
    steps: [
      'Chạm nút chia sẻ của trình duyệt: hình vuông có mũi tên. Có thể nó nằm sau nút ba chấm.',
      'Chọn “Thêm vào MH chính”, rồi “Thêm”.',
      'Mở Cờ máy bay từ Màn hình chính, và trả lời rằng bạn muốn tiếp tục với tên mình.',
      'Ở đó, bật thông báo.',
    ],
    preparing: 'Đang chuẩn bị …',
    ready:
      'Các ván của bạn sẽ đi theo: ứng dụng sẽ hỏi có tiếp tục với tên bạn không. Hãy làm trong một ngày.',
    unready: 'Chưa chuẩn bị được để các ván của bạn đi theo. Trong ứng dụng, hãy nhập mã từ Cài đặt ở đây.',
    inApp: 'Trang này đang hiện trong ứng dụng khác. Hãy mở bằng Safari trước.',
    close: 'Đóng',
  },
};
