/** The page of rules, and how a game by correspondence works, in Vietnamese. */

import type { RulesMessages } from '../en/rules.ts';

export const rules: RulesMessages = {
  title: 'Luật chơi',
  description:
    'Cờ máy bay ở đây chơi thế nào, từng luật một kèm hình, và một ván chơi cách nhau nhiều giờ diễn ra ra sao.',
  lead: 'Hai đến bốn người, mỗi người một đội máy bay. Ai đưa hết máy bay của mình vào trung tâm trước thì thắng. Đây là luật Cổ điển; những gì có thể chọn khác nằm ở bên dưới.',
  topics: {
    way: {
      title: 'Đường đi',
      text: 'Mỗi máy bay rời bãi đỗ ra ô cất cánh bên cạnh, đi một vòng quanh đường bay theo chiều kim đồng hồ, rẽ vào nhánh màu của mình và kết thúc ở trung tâm. Các ô được đếm từ chỗ xuất phát của từng người: 1 đến 50 trên đường bay, 51 đến 55 trong cột về đích mà không ai khác vào được, và 56 là trung tâm.',
    },
    launch: {
      title: 'Cất cánh',
      text: 'Gieo được 2, 4 hoặc 6 thì đưa được một máy bay từ bãi đỗ ra ô cất cánh, và chỉ đến đó: lần gieo sau nó mới đi tiếp. Ở đó không ai bị đá về.',
    },
    step: {
      title: 'Di chuyển',
      text: 'Nếu không, một máy bay đi đúng số ô gieo được. Bạn chọn máy bay nào, hoặc chọn cất cánh khi số đó cho phép cả hai. Còn đi được thì không được bỏ lượt; không đi được gì thì lượt tự chuyển.',
    },
    jump: {
      title: 'Nhảy',
      text: 'Máy bay đáp xuống ô cùng màu mình thì nhảy ngay đến ô cùng màu kế tiếp, 4 ô phía trước. Mỗi lần gieo chỉ nhảy một lần, và ở ô 50, nơi nó rẽ vào, nó dừng lại.',
    },
    shortcut: {
      title: 'Đường tắt',
      text: 'Máy bay đáp xuống ô 18, do gieo hay do nhảy, có thể bay theo nét đứt đến ô 30 và dừng ở đó. Nếu không bay, máy bay đến 18 nhờ gieo sẽ nhảy đến 22, còn máy bay đến nhờ nhảy thì ở lại 18. Đường bay cắt ngang cột về đích của người đối diện và đá về máy bay nào đang ở ô 53 của họ.',
    },
    captures: {
      title: 'Đá về',
      text: 'Máy bay đáp xuống đâu thì mọi máy bay của người khác ở đó phải về bãi đỗ: ô gieo đến, ô nhảy đến, và điểm cuối của đường bay. Chỉ bay qua thì không sao. Trên đường bay không ô nào an toàn; ở ô cất cánh và trong cột về đích thì an toàn, trừ khi có đường tắt cắt ngang.',
    },
    stacks: {
      title: 'Chồng',
      text: 'Máy bay đáp xuống chỗ máy bay cùng đội có thể nhập thành chồng, hoặc đậu bên cạnh. Chồng đi như một máy bay và chủ không tách ra nữa. Ai đáp lên nó thì đá về cả chồng, và các máy bay lại rời nhau.',
    },
    home: {
      title: 'Về đích đúng số',
      text: 'Vào trung tâm phải gieo đúng số: máy bay sẽ đi quá thì không đi được với lần gieo đó. Cả chồng về đích cùng lúc. Máy bay đã về đích nằm úp trong bãi đỗ và xong việc.',
    },
    sixes: {
      title: 'Số 6, và số 6 thứ ba',
      text: 'Gieo được 6 thì gieo thêm, 6 lần thứ hai thì gieo lần thứ ba. Nếu lại là 6 thì không đi nữa: mọi máy bay mà hai số 6 trước đã đi phải về bãi đỗ, trừ máy bay đã về đích, và hết lượt. Ai đã bị đá về thì vẫn vậy.',
    },
    end: {
      title: 'Thắng cuộc',
      text: 'Ai đưa hết máy bay về đích trước thì thắng. Những người khác chơi tiếp đến khi còn lại một người. Ai rời ván thì xếp dưới tất cả những người ở lại.',
    },
  },
  presets: 'Bộ luật có sẵn',
  presetsLead: 'Mỗi nhà chơi một khác. Mỗi ván bắt đầu từ một trong các bộ này, và mục nào cũng đổi được.',
  optionsTitle: 'Mọi tùy chọn',
  options: {
    launch: 'Với số chẵn, máy bay ra nhanh; với 5 hoặc 6, hay chỉ 6, chúng chờ ở bãi đỗ lâu hơn.',
    thirdSix:
      'Số 6 thứ ba trong một lượt đưa về những gì hai lần trước đã đi, hoặc chỉ làm hết lượt. Hoặc không đếm số 6, và lần nào cũng được gieo thêm.',
    shortcut: 'Bay hay không do bạn chọn, hoặc ai đáp xuống đường tắt đều phải bay.',
    afterShortcut:
      'Máy bay gieo đến 18 rồi bay thì dừng ở 30, hoặc nhảy tiếp từ đó đến 34 và đá về ở cả hai ô.',
    stacking: 'Máy bay cùng đội gặp nhau thì chồng nếu bạn muốn, luôn luôn chồng, hoặc không bao giờ.',
    stackCapture:
      'Ai đáp lên chồng của người khác thì đá nó về. Hoặc chồng đánh trả: người đáp xuống cũng phải về bãi đỗ.',
    finish:
      'Gieo quá số vào trung tâm thì máy bay đó không đi được. Hoặc đi được: nó chạm trung tâm rồi lùi lại phần thừa.',
    planes: 'Ít máy bay hơn thì ván ngắn hơn.',
  },
  correspondenceTitle: 'Chơi cách nhau nhiều giờ',
  correspondence: {
    decisions: {
      title: 'Chỉ hỏi bạn khi có lựa chọn',
      text: 'Máy chủ gieo ngay cho người kế tiếp. Lần gieo không có gì để chọn thì tự đi. Vì vậy bạn chỉ quay lại để quyết định, và trước hết được xem những gì đã xảy ra. Cũng có thể đặt ván gieo bằng tay.',
    },
    time: {
      title: 'Thời gian cho mỗi quyết định',
      text: 'Mỗi ván có thời gian cho mỗi quyết định, từ 5 phút đến một tuần, và bạn có thể được nhắc trước khi hết. Giờ yên tĩnh ban đêm và ngày nghỉ, đều ở phần cài đặt, làm đồng hồ của bạn dừng lại.',
    },
    missed: {
      title: 'Quyết định bị lỡ',
      text: 'Khi hết giờ, máy của nhà chọn thay bạn, và diễn biến có ghi lại. Sau ba lần liền, nó giữ chỗ của bạn để không ai phải chờ, cho đến khi bạn lấy lại.',
    },
    plans: {
      title: 'Kế hoạch',
      text: 'Bạn có thể tính trước: một nước cho mỗi mặt của lần gieo tới, và các lệnh thường trực như về đích hay đá về. Kế hoạch chỉ được đi khi hợp lệ và vẫn đúng như bạn đã thấy. Không ai khác thấy nó.',
    },
  },
  dice: {
    title: 'Xúc xắc công bằng',
    text: 'Mọi lần gieo của ván được định sẵn trước lần đầu tiên, bởi một bí mật ràng buộc máy chủ và bởi các byte mà mỗi người chơi thêm vào. Ai cũng kiểm tra được từng lần gieo ngay khi nó diễn ra, và sau đó không lần nào đổi được.',
    link: 'Xúc xắc được kiểm tra thế nào',
  },
};
