/** Offline texts in Vietnamese: games on this device, offline copies, unsent moves, newer versions. */

import type { OfflineMessages } from '../en/offline.ts';
import { listIn } from '../intl.ts';

const list = listIn('vi');

export const offline: OfflineMessages = {
  local: {
    link: 'Chơi trên thiết bị này',
    title: 'Trên thiết bị này',
    newTitle: 'Ván mới trên thiết bị này',
    description: 'Chơi Cờ máy bay với người ngồi cạnh hoặc đấu với máy, có mạng hay không đều được.',
    lead: 'Cho những người dùng chung một thiết bị, và máy. Không cần mạng, và chỉ nằm trên thiết bị này.',
    nobody: 'Không ai',
    person: 'Người',
    name: (colour) => `Tên của ${colour}`,
    tooFew: 'Phải có ít nhất hai bên chơi.',
    opposite: 'Hai người chơi ngồi đối diện: đỏ và xanh dương, hoặc vàng và xanh lá.',
    rollings: {
      auto: 'Xúc xắc tự gieo; ai có lựa chọn thì được hỏi.',
      tap: 'Ai cũng chạm cho mỗi lần gieo của mình.',
    },
    again: 'Chơi lại',
    remove: 'Xóa',
    removeTitle: 'Xóa ván này?',
    removeText: 'Ván chỉ có trên thiết bị này và không lấy lại được.',
    leaves: (who) => `${who} rời ván`,
    leaveTitle: (who) => `${who} rời hẳn ván này?`,
    leaveText: 'Máy bay rời bàn cờ, những người khác chơi tiếp.',
    unknown: 'Không có ván như vậy trên thiết bị này.',
    notKept: 'Không lưu được trên thiết bị này. Có thể đã hết chỗ.',
    unavailable: 'Trình duyệt này không lưu gì trên thiết bị, như trong cửa sổ riêng tư.',
  },
  online: {
    offer: 'Chuyển sang chơi trực tuyến',
    title: 'Ván mới trực tuyến',
    text: 'Luật, màu và máy vẫn như cũ, nhưng bắt đầu lại từ đầu: xúc xắc của ván trực tuyến được máy chủ cam kết trước lần gieo đầu tiên, nên thế cờ không mang theo được. Ván này vẫn ở lại đây.',
    who: 'Ai trong các bạn giữ thiết bị này?',
    names: (names) => `Link mời dành cho ${list(names)}.`,
    begin: 'Bắt đầu trực tuyến',
  },
  lastSeen: {
    at: (when) => `Lần cuối nhìn thấy: ${when}`,
    kept: (move) => `Chưa gửi: ${move}. Sẽ gửi khi có kết nối.`,
    takeBack: 'Rút lại',
    dropped: (reason) => `Lựa chọn của bạn lúc không có mạng không được tính. ${reason}`,
    understood: 'Đã hiểu',
  },
  update: { ready: 'Đã có phiên bản mới.', use: 'Dùng ngay', later: 'Để sau' },
};
