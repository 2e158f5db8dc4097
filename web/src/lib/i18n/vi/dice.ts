/** The check of a game's dice, in Vietnamese. */

import type { DiceMessages } from '../en/dice.ts';

export const dice: DiceMessages = {
  title: 'Xúc xắc',
  description:
    'Kiểm tra từng lần gieo của một ván Cờ máy bay ngay trong trình duyệt, và nói rõ điều đó chứng minh gì.',
  gameTitle: 'Xúc xắc của ván này',
  back: 'Về ván',
  checking: 'Đang kiểm tra xúc xắc …',
  failed: 'Không lấy được biên bản.',
  retry: 'Thử lại',

  right: (draws) => (draws === 1 ? 'Lần rút duy nhất đến giờ là đúng.' : `Cả ${draws} lần rút đều đúng.`),
  running: 'Ván còn tiếp: mỗi lần rút sau đều kiểm tra được ngay khi diễn ra.',
  wrong: (draw) => `Lần rút ${draw} sai.`,
  broken: 'Không kiểm tra được biên bản này.',
  faults: {
    evidence: 'Biên bản không đầy đủ nên không kiểm tra được gì.',
    witness:
      'Cam kết hoặc byte của ai đó không giống những gì trình duyệt này đã ghi trước lần gieo đầu tiên.',
    malformed: 'Cam kết, byte của một người chơi hoặc mắt xích không được viết đúng cách.',
    missing: 'Thiếu mắt xích của nó.',
    early: 'Mắt xích của nó được công bố trước lần gieo.',
    chain: 'Băm mắt xích của nó không ra mắt xích trước, nên nó không được định sẵn từ đầu.',
    'too-many': 'Một ván không có nhiều lần rút đến thế.',
  },
  outcome: (drawn) => `Kết quả là ${drawn}, nhưng biên bản ghi khác.`,
  illegal: (roll) => `Xúc xắc đúng, nhưng lần gieo ${roll} được đi trái luật.`,
  later: 'Những gì sau đó phụ thuộc vào nó nên không được kiểm tra.',
  witnessed:
    'Trình duyệt này đã ghi lại cam kết và các byte của chính nó trước lần gieo đầu tiên. Biên bản vẫn giống như vậy.',
  unwitnessed:
    'Trình duyệt này chưa ghi gì về ván này, nên không biết cam kết có phải là cái đã đưa ra trước lần gieo đầu tiên không. Những người đã vào ván thì biết được, trong trình duyệt họ dùng lúc vào.',

  how: 'Một lần gieo từ đâu mà có',
  steps: [
    'Trước khi có người vào, máy chủ băm 32 byte bí mật 2.048 lần và công bố kết quả cuối cùng: cam kết. Mọi kết quả trước đó, các mắt xích, tạm thời được giữ kín.',
    'Ai ngồi vào chỗ thì thêm 16 byte ngẫu nhiên, sau khi đã thấy cam kết. Byte của máy suy ra từ cam kết.',
    'Mỗi lần rút dùng mắt xích đứng trước mắt xích vừa công bố làm khóa, và trộn vào đó ván chơi, byte của mọi người và số thứ tự của lần rút. Lần rút 1 chọn người đi trước; mỗi lần sau là một lần gieo.',
    'Mắt xích được công bố cùng mỗi lần rút. Ai cũng thấy được rằng băm nó ra mắt xích trước, tức là nó đã được định sẵn từ đầu.',
  ],
  proved: 'Điều này chứng minh gì',
  provedPoints: [
    'Mọi lần gieo được định sẵn trước lần đầu tiên. Không lần nào bị đổi, bỏ qua hay rút lại.',
    'Chúng phụ thuộc vào byte của mọi người chơi, nên một mình máy chủ không chọn được.',
    'Không lần gieo nào phụ thuộc vào lúc ai đó đi, đi nước gì, hay ai đang dẫn đầu.',
  ],
  unproved: 'Điều này không chứng minh gì',
  unprovedPoints: [
    'Rằng không ai biết trước: người vận hành máy chủ biết các lần gieo sắp tới.',
    'Rằng không ai chọn: người vận hành máy chủ, cùng với người vào ván sau cùng, có thể đã thử các byte cho đến khi vừa ý.',
    'Rằng cam kết là cái lúc đầu, trừ khi trình duyệt của bạn đã ghi lại trước khi vào ván.',
  ],

  evidence: 'Cam kết và byte',
  commitment: 'Cam kết',
  seedOf: (who) => `Byte của ${who}`,
  draws: 'Từng lần rút',
  drawsHint: 'Mỗi lần rút kèm mắt xích của nó. Lần gieo dẫn đến bàn cờ lúc đó.',
  draw: (n) => `Lần rút ${n}`,
  starts: (who) => `${who} đi trước`,
  rolled: (who, die) => `${who} gieo được ${die}`,
  onTable: 'Lần gieo trên bàn',
  roll: (n) => `Lần gieo ${n}`,
  isRight: 'đúng',
  isWrong: 'sai',
  isOpen: 'chưa kiểm tra',

  tool: 'Kiểm tra không cần trang này',
  toolText:
    'Tải biên bản về. Trong một bản sao của dự án này, công cụ dòng lệnh kiểm tra nó mà không cần máy chủ nào:',

  file: 'Kiểm tra một biên bản',
  fileText: 'Chọn biên bản của ván mà bạn đã tải về. Nó được đọc tại đây và không gửi đi đâu cả.',
  choose: 'Biên bản',
  unreadable: 'Tệp này không phải biên bản của một ván.',
  ofGame: (id) => `Ván ${id}`,
};
