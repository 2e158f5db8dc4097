/**
 * Every text of the games in Vietnamese.
 *
 * Words: plane = máy bay; hangar = bãi đỗ; launch = cất cánh; step = ô; stack = chồng; shortcut = đường tắt; jump = nhảy;
 * send back, capture = đá về; centre = trung tâm, home = về đích; roll = gieo, die = xúc xắc; seat = chỗ; game = ván.
 */

import type { Messages } from '../en.ts';
import { options } from './options.ts';
import { plan } from './plan.ts';
import { problems } from './problems.ts';
import { talk } from './talk.ts';

const list = new Intl.ListFormat('vi');
const place = (n: number): string => `hạng ${n}`;
const levels = { easy: 'dễ', medium: 'vừa', hard: 'khó' };

export const main: Messages = {
  language: 'vi',
  direction: 'ltr',
  dates: undefined,
  appName: 'Cờ máy bay',
  title: (page) => `${page} · Cờ máy bay`,
  colours: { red: 'Đỏ', yellow: 'Vàng', blue: 'Xanh dương', green: 'Xanh lá' },
  marks: { red: 'ngôi sao', yellow: 'mặt trời', blue: 'sóng', green: 'chiếc lá' },
  you: 'Bạn',
  planes: (n) => `${n} máy bay`,
  place,

  nav: {
    home: 'Ván của tôi',
    lobby: 'Ván mở',
    newGame: 'Ván mới',
    settings: 'Cài đặt',
    language: 'Ngôn ngữ',
    label: 'Các trang',
  },

  home: {
    headline: 'Cờ máy bay',
    slogan: 'Trò chơi xúc xắc và máy bay quen thuộc, chơi từ xa.',
    introduction:
      'Hai đến bốn người chơi một ván trong vài giờ hoặc vài ngày. Bạn chỉ quay lại khi cần quyết định; những gì đã diễn ra sẽ bay lại trước mắt bạn.',
    points: [
      'Gửi một đường link. Không ai phải đăng ký.',
      'Chơi trên mọi điện thoại hay máy tính.',
      'Xúc xắc ai cũng kiểm tra được.',
    ],
    loading: 'Đang tìm ván của bạn …',
    unfinished: 'Đang chơi',
    finished: 'Đã xong',
    more: 'Xem thêm',
    lobby: 'Hoặc vào một ván mở',
    failed: 'Không tải được ván của bạn.',
    retry: 'Thử lại',
  },

  card: {
    yourDecision: 'Đến lượt bạn chọn',
    waitingFor: (who) => `${who} đang chọn`,
    seatsOpen: (n) => `Đang chờ ${n} người`,
    goingOn: 'Đang diễn ra',
    open: (others) => `Ván với ${list.format(others)}`,
    alone: 'Chưa có ai khác',
    finishedAs: (rank, players) => `Bạn về ${place(rank)} trong ${players} người`,
    moves: (n) => `${n} lần gieo`,
  },

  newGame: {
    title: 'Ván mới',
    description: 'Mở một ván Cờ máy bay: chọn luật, người chơi và thời gian cho mỗi quyết định.',
    rules: 'Luật chơi',
    presets: {
      classic: {
        name: 'Cổ điển',
        about: 'Bốn máy bay, tự bạn chọn hết: bay hay ở lại, chồng hay không.',
      },
      quick: {
        name: 'Nhanh',
        about: 'Mỗi người hai máy bay, cất cánh khi được 5 hoặc 6, ít phải chọn. Xong trong một hai ngày.',
      },
      mainland: {
        name: 'Đại lục',
        about: 'Chỉ cất cánh khi được 6, bật lại ở trung tâm, chồng biết đánh trả.',
      },
    },
    ownRules: 'Luật riêng',
    ownRulesAbout: 'Mọi điều mỗi nhà chơi một khác',
    players: 'Người chơi',
    seats: 'Số chỗ',
    seat: (n) => `Chỗ ${n}`,
    me: 'Bạn',
    friend: 'Bạn bè, qua link',
    bot: (level) => `Máy (${levels[level]})`,
    turnTime: 'Thời gian cho mỗi quyết định',
    times: {
      '5m': '5 phút',
      '1h': '1 giờ',
      '8h': '8 giờ',
      '24h': '1 ngày',
      '3d': '3 ngày',
      '7d': '1 tuần',
    },
    rolling: 'Gieo xúc xắc',
    rollings: {
      auto: { name: 'Tự động', about: 'Chỉ hỏi bạn khi có lựa chọn.' },
      tap: { name: 'Bằng tay', about: 'Ai cũng chạm để gieo. Phải ghé vào nhiều gấp đôi.' },
    },
    who: 'Ai được vào',
    access: {
      link: { name: 'Chỉ qua link', about: 'Ai có link mời.' },
      public: { name: 'Bất kỳ ai', about: 'Ván này cũng hiện trong danh sách ván mở.' },
    },
    create: 'Tạo ván',
    creating: 'Đang tạo …',
  },

  player: {
    name: 'Tên của bạn',
    nameHint: 'Người khác sẽ thấy. Có thể đổi sau.',
  },

  invite: {
    title: 'Lời mời',
    description: 'Lời mời chơi Cờ máy bay. Chỉ cần một cái tên để vào chỗ.',
    headline: (by) => `${by} mời bạn chơi`,
    seats: 'Ai chơi',
    colour: 'Màu của bạn',
    any: 'Màu nào cũng được',
    join: 'Vào ván',
    joining: 'Đang vào …',
    watch: 'Xem ván',
    gone: 'Lời mời này không còn mở.',
    goneHint: 'Ván đã bắt đầu mà không có bạn, hoặc đã bị hủy.',
    full: 'Đã hết chỗ.',
    unknown: 'Không có lời mời này.',
    unknownHint: 'Có thể link bị cắt mất trên đường đi. Hãy xin lại.',
  },

  seats: {
    label: 'Các chỗ',
    open: 'Chỗ trống',
    bot: (level) => (level ? `Máy (${levels[level as keyof typeof levels]})` : 'Máy'),
    held: 'máy tạm chơi thay',
    left: 'đã rời ván',
    away: (until) => `đi vắng đến ${until}`,
    you: 'bạn',
    home: (home, planes) => `${home}/${planes} về đích`,
    places: (where) => `Máy bay: ${where}`,
    hangar: (n) => `${n} ở bãi đỗ`,
    onStep: (step, size) => (size > 1 ? `chồng ${size} ở ô ${step}` : `ở ô ${step}`),
  },

  waiting: {
    title: 'Đang chờ người chơi',
    lead: (open) => `Còn ${open} chỗ trống. Ván tự bắt đầu khi đủ người.`,
    link: 'Link mời',
    copy: 'Chép link',
    copied: 'Đã chép',
    share: 'Chia sẻ link',
    shareText: 'Chơi Cờ máy bay với mình nhé:',
    start: 'Bắt đầu ngay',
    startHint: 'Máy sẽ ngồi vào các chỗ trống.',
    cancel: 'Hủy ván',
    leave: 'Rời ván',
    cancelled: 'Ván này đã bị hủy trước khi bắt đầu.',
    notSeated: 'Bạn chưa vào ván này.',
  },

  game: {
    title: 'Ván cờ',
    description: 'Một ván Cờ máy bay: bàn cờ, ai đang chọn, và những gì đã diễn ra.',
    loading: 'Đang tải ván …',
    unknown: 'Không có ván này.',
    board: 'Bàn cờ',
    watching: 'Bạn đang xem.',
    youDecide: 'Đến lượt bạn chọn',
    youRolled: (die) => `Bạn gieo được ${die}.`,
    yourRoll: 'Đến lượt bạn gieo',
    roll: 'Gieo xúc xắc',
    decides: (who) => `${who} đang chọn`,
    decidesDie: (who, die) => `${who} gieo được ${die}.`,
    rolls: (who) => `Đang chờ ${who} gieo.`,
    goingOn: 'Ván đang tiếp tục …',
    plays: (who) => `${who} đang chơi`,
    now: 'Bây giờ',
    bots: 'Các máy đang chơi.',
    left: (span) => `còn ${span}`,
    overdue: 'Hết giờ: máy của nhà sắp chọn thay.',
    over: 'Ván đã kết thúc',
    won: (who) => `${who} thắng`,
    youWon: 'Bạn thắng rồi!',
    choices: 'Lựa chọn',
    allChoices: 'Mọi lựa chọn',
    play: 'Đi',
    sending: 'Đang gửi …',
    held: 'Máy đang chơi thay bạn, vì vài quyết định của bạn đã hết giờ.',
    takeBack: 'Lấy lại chỗ của tôi',
    story: 'Diễn biến',
    noStory: 'Chưa ai gieo.',
    ranking: 'Xếp hạng',
    menu: 'Thêm',
    nudge: 'Nhắc',
    nudgeWho: (who) => `Nhắc ${who}`,
    nudged: 'Đã nhắc',
    mute: 'Tắt thông báo của ván này',
    unmute: 'Bật lại thông báo của ván này',
    record: 'Tải biên bản',
    watchLink: 'Link để xem',
    resign: 'Bỏ cuộc',
    resignTitle: 'Rời hẳn ván này?',
    resignText: 'Máy bay của bạn rời bàn cờ và bạn xếp dưới mọi người ở lại. Những người khác chơi tiếp.',
    stay: 'Chơi tiếp',
    leaveTitle: 'Rời ván này?',
    leaveText: 'Chỗ của bạn sẽ trống cho người khác.',
    cancelTitle: 'Hủy ván này?',
    cancelText: 'Link mời sẽ không dùng được nữa.',
    back: 'Để sau',
    disconnected: 'Mất kết nối, đang thử lại …',
    newGame: 'Ván mới',
  },

  away: {
    title: 'Trong lúc bạn vắng',
    left: (n) => `còn ${n} lần gieo`,
    skip: 'Bỏ qua',
    speed: (n) => `${n}×`,
    speedLabel: 'Tốc độ',
  },

  die: (n) => `Xúc xắc: ${n}`,

  choice: {
    launch: 'Cho một máy bay cất cánh',
    launchFrom: 'Máy bay ở bãi đỗ',
    plane: (size, step) => (size > 1 ? `Chồng ${size} ở ô ${step}` : `Máy bay ở ô ${step}`),
    to: (step) => `đến ${step}`,
    jump: (step) => `nhảy đến ${step}`,
    flyTo: (step) => `bay đến ${step}`,
    stayOn: (step) => `ở lại ${step}`,
    join: (size) => `nhập thành chồng ${size}`,
    restBeside: 'đậu bên cạnh',
    home: 'vào trung tâm: về đích',
    captures: (n) => `đá về ${n}`,
    sentBack: 'gặp chồng và quay về',
    line: (where, parts) => `${where}: ${parts.join(', ')}`,
    moves: (from, to) => `đi từ ${from} đến ${to}`,
    launches: 'cất cánh',
    several: (n) => `${n} lựa chọn`,
    label: (where, parts) => [where, ...parts].join(', '),
  },

  story: {
    line: (who, parts) => `${who} ${parts.join(', ')}.`,
    rolled: (die) => `gieo được ${die}`,
    passed: 'không đi được',
    launched: 'cho một máy bay cất cánh',
    moved: (from, to, size) =>
      size > 1 ? `đưa chồng ${size} từ ${from} đến ${to}` : `đi từ ${from} đến ${to}`,
    jumped: (to) => `nhảy đến ${to}`,
    flew: (from, to) => `bay từ ${from} đến ${to}`,
    captured: (n, victim) => `đá về ${n} máy bay của ${victim}`,
    sentBack: 'gặp chồng và quay về',
    stacked: (size) => `tạo chồng ${size}`,
    wentHome: (n) => `đưa ${n} máy bay về đích`,
    thirdSix: (n) => (n > 0 ? `sáu lần thứ ba: ${n} máy bay quay về` : 'sáu lần thứ ba: hết lượt'),
    left: 'rời ván',
    ranked: (rank) => `về ${place(rank)}`,
    ended: 'ván kết thúc',
    bot: 'máy chọn',
    missed: 'hết giờ, máy của nhà chọn',
    planned: 'theo kế hoạch',
  },

  report: {
    title: 'May mắn và tài nghệ',
    open: 'Cơ hội đổi ra sao, xúc xắc đã làm gì, và nước nào quan trọng.',
    loading: 'Đang xem lại ván …',
    failed: 'Không lập được báo cáo.',
    retry: 'Thử lại',
    explanation:
      'May mắn là điều xúc xắc làm với cơ hội thắng của người chơi; tài nghệ là bỏ phí ít cơ hội khi chọn. Cả hai tính theo điểm trên một trăm, đến khi có người thắng.',
    chances: 'Cơ hội thắng',
    chartLabel: (rolls, leads) => `Cơ hội thắng qua ${rolls} lần gieo: ${leads.join('; ')}.`,
    led: (who, from, to) =>
      from === 0 ? `${who} dẫn đến lần gieo ${to}` : `${who} từ lần gieo ${from} đến ${to}`,
    ledToTheEnd: (who, from) =>
      from === 0 ? `${who} dẫn từ đầu đến cuối` : `${who} từ lần gieo ${from} đến cuối`,
    ply: 'Lần gieo',
    start: 'Trước lần gieo đầu tiên.',
    ofPlies: (n, all) => `Lần gieo ${n} trên ${all}`,
    plyText: (n, line) => `Lần gieo ${n}: ${line}`,
    back: 'Lùi một lần gieo',
    on: 'Tới một lần gieo',
    toTheEnd: 'Về cuối ván',
    dotted: 'Bàn cờ cho thấy lựa chọn trước đó, nét chấm là nước tốt hơn.',
    players: 'Người chơi',
    rows: {
      luck: 'May mắn',
      givenAway: 'Bỏ phí',
      decisions: 'Quyết định',
      captures: 'Đá về',
      lost: 'Mất máy bay',
      sixes: 'Số sáu',
      dice: 'Xúc xắc 1 đến 6',
    },
    dice: (counts) => counts.map(([face, n]) => `${face}: ${n}×`).join(', '),
    turningPoints: 'Bước ngoặt',
    noTurningPoints: 'Không lần gieo hay lựa chọn nào thay đổi nhiều.',
    swingOfLuck: (n, who, die) => `Lần gieo ${n}: ${who} gieo được ${die}`,
    swingOfChoice: (n, who, die, choice) => `Lần gieo ${n}: với ${die}, ${who} đã có thể chọn “${choice}”`,
    inParentheses: (points) => `(${points})`,
  },

  evidence: {
    title: 'Xúc xắc của ván này không khớp',
    commitment: 'Máy chủ đưa ra xúc xắc khác với lời hứa khi bạn vào ván.',
    'own-seed': 'Phần góp của bạn vào xúc xắc đã bị thay đổi.',
    'earlier-seed': 'Phần góp của người vào trước bạn đã bị thay đổi.',
    advice: 'Đừng tin các lần gieo của ván này.',
  },

  lobby: {
    title: 'Ván mở',
    description: 'Những ván Cờ máy bay ai cũng vào được.',
    lead: 'Ai cũng có thể vào chỗ trong các ván này.',
    none: 'Hiện không có ván mở. Hãy tạo một ván ai cũng vào được.',
    loading: 'Đang tìm ván mở …',
    by: (who) => `${who} mời`,
    join: 'Vào chỗ',
    more: 'Xem thêm',
    failed: 'Không tải được các ván mở.',
  },

  plan,

  talk,

  options,

  problems,
  problem: 'Không được rồi. Hãy thử lại.',
  notFound: 'Không có trang này.',
};
