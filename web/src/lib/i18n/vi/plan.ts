/** Plans, in Vietnamese. */

import type { Messages } from '../en/main.ts';
import { listIn } from '../intl.ts';

const list = listIn('vi', { type: 'unit' });

export const plan: Messages['plan'] = {
  title: 'Tính trước',
  offer: 'Tính trước lần gieo tới',
  planned: 'Kế hoạch của bạn',
  nothing: 'Việc cần làm khi bạn vắng mặt.',
  summary: (faces, given) =>
    [
      ...(faces.length > 0 ? [`Lần gieo tới đã tính cho ${list(faces.map(String))}`] : []),
      ...(given > 0 ? [`${given} lệnh thường trực`] : []),
    ].join(' · '),
  loading: 'Đang tải phần kế hoạch …',
  failed: 'Không tải được phần kế hoạch.',
  retry: 'Thử lại',
  promise:
    'Chỉ đi khi hợp lệ và vẫn đúng như bạn đã thấy; nếu không, bạn sẽ được hỏi. Không ai khác thấy kế hoạch của bạn: diễn biến chỉ đánh dấu nước đi theo nó.',
  faces: 'Cho lần gieo tới của bạn',
  face: (die) => `Khi được ${die}:`,
  ask: 'Hỏi tôi',
  askOrdered: 'Lệnh thường trực, không thì hỏi tôi',
  passes: 'Không đi được gì.',
  byItself: (move) => `Tự động: ${move}`,
  lost: 'Điều bạn tính không còn như vậy nữa.',
  moved: 'Ván đã đi tiếp: đây là các nước đi lúc này.',
  decideFirst: 'Bây giờ đến lượt bạn chọn. Chọn xong, bạn có thể tính cho lần gieo tới.',
  decide: 'Đến phần chọn',
  save: 'Lưu kế hoạch',
  clear: 'Xóa',
  orders: 'Lệnh thường trực',
  ordersHint: 'Cho mọi lần gieo có lựa chọn, đến khi bạn đổi: lệnh đầu tiên phù hợp sẽ quyết định.',
  order: {
    home: { name: 'Về đích', about: 'Đưa một máy bay vào trung tâm.' },
    capture: { name: 'Đá về', about: 'Đá về nhiều máy bay của người khác hơn số phải mất.' },
    shortcut: { name: 'Đi đường tắt', about: 'Bay theo nét đứt.' },
    flee: { name: 'Chạy trốn', about: 'Đưa máy bay ra khỏi tầm của người kế tiếp.' },
    launch: { name: 'Cất cánh', about: 'Đưa một máy bay ra khỏi bãi đỗ.' },
    leader: { name: 'Tiến lên', about: 'Đi tiếp với máy bay xa nhất.' },
  },
  up: (name) => `${name}: lên trên`,
  down: (name) => `${name}: xuống dưới`,
  placed: (name, place, of) => `${name}: ${place} trên ${of}`,
  taken: (name) => `${name}: tắt`,
  saveOrders: 'Lưu lệnh',
  saving: 'Đang lưu …',
  saved: 'Đã lưu',
  cleared: 'Đã xóa',
  unsaved: 'Chưa lưu',
};
