/** Notifications, in Vietnamese. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const push: SecondaryMessages['push'] = {
  title: 'Thông báo trên thiết bị này',
  about: 'Cả khi ứng dụng đã đóng. Chỉ cho những gì bạn chọn bên dưới.',
  loading: 'Đang xem …',
  states: {
    unsupported: 'Trình duyệt này không hiện được thông báo của ứng dụng web.',
    insecure: 'Thông báo cần địa chỉ bắt đầu bằng https.',
    'needs-install': 'Trên iPhone hoặc iPad, thông báo chỉ đến khi ứng dụng nằm trên Màn hình chính.',
    denied: 'Bạn đã chặn thông báo của ứng dụng này. Hãy cho phép trong cài đặt trình duyệt rồi quay lại.',
    off: 'Thông báo đang tắt.',
    on: 'Thông báo đang bật.',
  },
  howToInstall: 'Chỉ tôi cách làm',
  switchOn: 'Báo cho tôi trên thiết bị này',
  switchOff: 'Tắt',
  working: 'Chờ một chút …',
  test: 'Gửi thử',
  testing: 'Thông báo thử đang đến …',
  testArrived: 'Thông báo thử đã đến.',
  testLost: 'Chưa có gì đến. Hãy xem hệ thống có cho trình duyệt này hiện thông báo không.',
  reached: (when) => `Lần cuối đến thiết bị này: ${when}.`,
  neverReached: 'Chưa gửi gì đến thiết bị này.',
  faults: {
    dismissed: 'Câu hỏi của trình duyệt đã bị đóng mà chưa trả lời.',
    timeout: 'Dịch vụ đẩy của trình duyệt không trả lời. Hãy thử lại, hoặc dùng mạng khác.',
    refused: 'Trình duyệt của bạn không kết nối được dịch vụ đẩy.',
  },

  prompt: {
    title: 'Muốn biết khi đến lượt bạn?',
    text: 'Thiết bị này có thể báo khi có quyết định đang chờ, cả khi ứng dụng đã đóng. Trình duyệt sẽ hỏi bạn có đồng ý không.',
    installText:
      'iPhone hoặc iPad của bạn có thể báo khi có quyết định đang chờ. Trước hết, ứng dụng phải nằm trên Màn hình chính.',
    yes: 'Có, báo cho tôi',
    how: 'Chỉ tôi cách làm',
    no: 'Để sau',
    done: 'Bạn sẽ được báo khi đến lượt. Những điều khác tùy bạn chọn trong cài đặt.',
    settings: 'Cài đặt',
    close: 'Đóng',
  },

  notify: {
    title: 'Được báo điều gì',
    kind: 'Việc',
    push: 'Trên thiết bị',
    mail: 'Qua email',
    kinds: {
      decision: 'Đến lượt bạn chọn',
      reminder: 'Bạn sắp hết giờ',
      'took-over': 'Máy chơi thay bạn',
      finished: 'Một ván kết thúc',
      joined: 'Có người vào ván của bạn',
      started: 'Một ván bắt đầu',
      nudge: 'Có người nhắc bạn',
    },
    neverByMail: 'không qua email',
    label: (kind, way) => `${kind}: ${way}`,
    saved: 'Đã lưu',
  },
};
