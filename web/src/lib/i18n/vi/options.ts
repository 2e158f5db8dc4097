/** Every option of the rules, in Vietnamese. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: 'Cất cánh khi được',
    values: { even: 'Số chẵn bất kỳ', 'five-or-six': '5 hoặc 6', six: 'Chỉ 6' },
  },
  thirdSix: {
    name: 'Số 6 thứ ba trong một lượt',
    values: {
      return: 'Đưa về những gì hai lần trước đã đi',
      lose: 'Hết lượt',
      free: 'Như mọi lần khác',
    },
  },
  shortcut: {
    name: 'Đường tắt',
    values: { optional: 'Bay hay ở lại, tùy ý', compulsory: 'Luôn phải bay' },
  },
  afterShortcut: {
    name: 'Sau đường tắt',
    values: { stop: 'Máy bay dừng ở đó', jump: 'Đáp thẳng thì nhảy tiếp' },
  },
  stacking: {
    name: 'Đáp lên máy bay của mình',
    values: { optional: 'Chồng hoặc đậu bên cạnh', automatic: 'Luôn chồng', off: 'Không chồng' },
  },
  stackCapture: {
    name: 'Đáp lên chồng của người khác',
    values: { all: 'Đá cả chồng về', mutual: 'Cả hai bên đều về' },
  },
  finish: {
    name: 'Trung tâm',
    values: { exact: 'Phải gieo đúng số', bounce: 'Thừa thì bật lại' },
  },
  planes: { name: 'Máy bay mỗi người', values: { 4: 'Bốn', 3: 'Ba', 2: 'Hai' } },
};
