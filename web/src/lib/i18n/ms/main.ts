/**
 * The main texts in Malay.
 *
 * Words: plane = kapal; hangar = hangar; launch = berlepas; step = petak; stack = susunan; shortcut = jalan pintas; jump =
 * lompat; send back, capture = hantar balik; centre = pusat, home = tiba; roll = baling, die = dadu; seat = tempat;
 * game = permainan.
 */

import { words } from '@aeroplane/texts/words/ms';
import type { Messages } from '../en/main.ts';
import { listIn } from '../intl.ts';
import { options } from './options.ts';
import { plan } from './plan.ts';
import { problems } from './problems.ts';
import { talk } from './talk.ts';

const list = listIn('ms');
const place = (n: number): string => `ke-${n}`;
const levels = { easy: 'mudah', medium: 'sederhana', hard: 'sukar' };

const UNITS = { day: 'hari', hour: 'jam', minute: 'minit' };

export const main: Messages = {
  language: 'ms',
  direction: 'ltr',
  dates: undefined,
  appName: words.appName,
  title: (page) => `${page} · Catur Kapal Terbang`,
  colours: { red: 'Merah', yellow: 'Kuning', blue: 'Biru', green: 'Hijau' },
  marks: { red: 'bintang', yellow: 'matahari', blue: 'ombak', green: 'daun' },
  you: 'Anda',
  planes: (n) => `${n} kapal`,
  span: (n, unit) => `${n} ${UNITS[unit]}`,
  place,

  nav: {
    home: 'Permainan saya',
    lobby: 'Terbuka',
    newGame: 'Main baharu',
    rules: 'Peraturan',
    dice: 'Dadu',
    more: 'Halaman lain',
    settings: 'Tetapan',
    results: 'Keputusan',
    language: 'Bahasa',
    label: 'Halaman',
  },

  home: {
    headline: 'Catur Kapal Terbang',
    slogan: 'Permainan dadu dan kapal terbang yang lama, dimainkan dari jauh.',
    introduction:
      'Dua hingga empat orang bermain selama beberapa jam atau hari. Anda kembali hanya apabila ada yang perlu diputuskan; apa yang berlaku sementara itu diterbangkan di depan mata anda.',
    points: [
      'Hantar pautan. Tiada sesiapa perlu mendaftar.',
      'Main dari mana-mana telefon atau komputer.',
      'Dadu yang boleh disemak semua orang.',
    ],
    loading: 'Mencari permainan anda …',
    unfinished: 'Sedang berjalan',
    finished: 'Tamat',
    more: 'Tunjuk lagi',
    lobby: 'Atau sertai permainan terbuka',
    failed: 'Permainan anda tidak dapat dimuatkan.',
    retry: 'Cuba lagi',
  },

  card: {
    yourDecision: 'Giliran anda memilih',
    waitingFor: (who) => `${who} sedang memilih`,
    seatsOpen: (n) => `Menunggu ${n} pemain`,
    goingOn: 'Sedang berjalan',
    open: (others) => `Bermain dengan ${list(others)}`,
    alone: 'Belum ada orang lain',
    finishedAs: (rank, players) => `Anda di tempat ${place(rank)} daripada ${players}`,
    moves: (n) => `${n} balingan`,
  },

  newGame: {
    title: 'Permainan baharu',
    description: 'Mulakan Catur Kapal Terbang: pilih peraturan, pemain, dan masa untuk setiap keputusan.',
    rules: 'Peraturan',
    presets: {
      classic: {
        name: words.presets.classic,
        about: 'Empat kapal, semua pilihan di tangan anda: terbang atau tinggal, bersusun atau tidak.',
      },
      quick: {
        name: words.presets.quick,
        about: 'Dua kapal seorang, berlepas dengan 5 atau 6, sedikit pilihan.',
      },
      mainland: {
        name: words.presets.mainland,
        about: 'Berlepas dengan 6 sahaja, melantun di pusat, susunan yang membalas.',
      },
    },
    ownRules: 'Peraturan sendiri',
    ownRulesAbout: 'Semua yang berbeza dari keluarga ke keluarga',
    allRules: 'Semua peraturan, dengan gambar',
    players: 'Pemain',
    seats: 'Tempat',
    seat: (n) => `Tempat ${n}`,
    me: 'Anda',
    friend: 'Kawan, melalui pautan',
    bot: (level) => `Bot (${levels[level]})`,
    turnTime: 'Masa untuk setiap keputusan',
    times: words.turnTimes,
    rolling: 'Balingan dadu',
    rollings: {
      auto: { name: 'Sendiri', about: 'Anda ditanya hanya apabila ada pilihan.' },
      tap: {
        name: 'Dengan tangan',
        about: 'Semua orang mengetik untuk membaling. Kira-kira dua kali lebih banyak lawatan.',
      },
    },
    who: 'Siapa boleh sertai',
    access: {
      link: { name: 'Dengan pautan sahaja', about: 'Sesiapa yang ada pautan jemputan.' },
      public: { name: 'Sesiapa', about: 'Permainan ini disenaraikan juga di bawah permainan terbuka.' },
    },
    create: 'Cipta permainan',
    creating: 'Mencipta …',
    lastsDays: (n) => `Kira-kira ${n} hari hingga tamat, jika semua orang menjenguk dua kali sehari.`,
    lastsWeeks: (n) => `Kira-kira ${n} minggu hingga tamat, jika semua orang menjenguk dua kali sehari.`,
  },

  player: {
    name: 'Nama anda',
    nameHint: 'Pemain lain akan melihatnya. Boleh ditukar kemudian.',
  },

  invite: {
    title: 'Jemputan',
    description: 'Jemputan bermain Catur Kapal Terbang. Cukup dengan nama untuk mengambil tempat.',
    headline: (by) => `${by} menjemput anda bermain`,
    seats: 'Siapa bermain',
    colour: 'Warna anda',
    any: 'Sebarang warna',
    join: 'Sertai permainan',
    joining: 'Menyertai …',
    watch: 'Tonton permainan',
    gone: words.invitationClosed,
    goneHint: 'Permainan telah bermula tanpa anda, atau dibatalkan.',
    full: 'Semua tempat sudah diambil.',
    unknown: 'Jemputan ini tidak wujud.',
    unknownHint: 'Mungkin pautan terpotong di tengah jalan. Minta sekali lagi.',
  },

  seats: {
    label: 'Tempat',
    open: 'Tempat kosong',
    bot: (level) => (level ? `Bot (${levels[level as keyof typeof levels]})` : 'Bot'),
    former: 'Bekas pemain',
    held: 'bot bermain buat sementara',
    left: 'sudah keluar',
    away: (until) => `bercuti hingga ${until}`,
    you: 'anda',
    home: (home, planes) => `${home}/${planes} tiba`,
    planes: 'Kapal',
    hangar: (n) => `${n} di hangar`,
    onStep: (step, size) => (size > 1 ? `susunan ${size} di petak ${step}` : `di petak ${step}`),
  },

  waiting: {
    title: 'Menunggu pemain',
    lead: (open) => `${open} tempat masih kosong. Permainan bermula sendiri apabila tempat terakhir diambil.`,
    link: 'Pautan jemputan',
    copy: 'Salin pautan',
    copied: 'Disalin',
    share: 'Kongsi pautan',
    shareText: 'Jom main Catur Kapal Terbang:',
    qr: 'Kod QR pautan jemputan',
    showQr: 'Tunjuk sebagai kod QR',
    start: 'Mula sekarang',
    startHint: 'Bot mengambil tempat yang kosong.',
    cancel: 'Batalkan permainan',
    leave: 'Keluar dari permainan',
    cancelled: 'Permainan ini dibatalkan sebelum bermula.',
    notSeated: 'Anda belum menyertai permainan ini.',
  },

  game: {
    title: 'Permainan',
    description: 'Permainan Catur Kapal Terbang: papan, giliran siapa, dan apa yang telah berlaku.',
    loading: 'Mengambil permainan …',
    unknown: 'Permainan ini tidak wujud.',
    board: 'Papan',
    watching: 'Anda sedang menonton.',
    playToo: 'Mulakan permainan sendiri',
    youDecide: 'Giliran anda memilih',
    youRolled: (die) => `Anda dapat ${die}.`,
    yourRoll: 'Giliran anda membaling',
    roll: 'Baling dadu',
    decides: (who) => `${who} sedang memilih`,
    decidesDie: (who, die) => `${who} dapat ${die}.`,
    rolls: (who) => `Menunggu ${who} membaling.`,
    goingOn: 'Permainan diteruskan …',
    plays: (who) => `${who} bermain`,
    now: 'Sekarang',
    bots: 'Bot sedang bermain.',
    left: (span) => `${span} lagi`,
    overdue: 'Masa tamat: bot rumah akan memilih sebentar lagi.',
    over: 'Permainan tamat',
    won: (who) => `${who} menang`,
    youWon: 'Anda menang!',
    choices: 'Pilihan',
    allChoices: 'Semua pilihan',
    play: 'Main',
    sending: 'Menghantar …',
    undo: 'Batalkan',
    willSend: (what) => `Dipilih: ${what}`,
    sentIn: (seconds) => `Dihantar dalam ${seconds} saat`,
    nextDecision: (n) => `Giliran seterusnya (${n})`,
    nothingElse: 'Tiada lagi yang menunggu anda.',
    held: 'Bot bermain untuk anda kerana beberapa keputusan anda kehabisan masa.',
    takeBack: 'Ambil semula tempat saya',
    story: 'Cerita',
    noStory: 'Belum ada yang membaling dadu.',
    ranking: 'Kedudukan',
    menu: 'Lagi',
    nudge: 'Cuit',
    nudgeWho: (who) => `Cuit ${who}`,
    nudged: 'Sudah dicuit',
    mute: 'Hentikan pemberitahuan permainan ini',
    unmute: 'Beritahu saya semula tentang permainan ini',
    others: 'Sekat atau lapor pemain',
    record: 'Muat turun rekod',
    dice: 'Semak dadu',
    watchLink: 'Pautan untuk menonton',
    resign: 'Menyerah kalah',
    resignTitle: 'Keluar dari permainan ini terus?',
    resignText:
      'Kapal anda meninggalkan papan dan anda berada di bawah semua yang tinggal. Yang lain terus bermain.',
    stay: 'Terus main',
    leaveTitle: 'Keluar dari permainan ini?',
    leaveText: 'Tempat anda kosong untuk orang lain.',
    cancelTitle: 'Batalkan permainan ini?',
    cancelText: 'Pautan jemputan tidak lagi berfungsi untuk sesiapa.',
    back: 'Bukan sekarang',
    disconnected: 'Tiada sambungan, mencuba lagi …',
    newGame: 'Permainan baharu',
  },

  away: {
    title: 'Semasa anda tiada',
    left: (n) => `${n} balingan lagi`,
    skip: 'Langkau',
    speedLabel: 'Kelajuan',
    speeds: { slow: 'Perlahan', normal: 'Biasa', fast: 'Pantas' },
    again: 'Tayang semula',
    read: 'Baca',
    done: 'Teruskan',
  },

  die: (n) => `Dadu: ${n}`,

  choice: {
    launch: 'Lepaskan satu kapal',
    launchFrom: 'Kapal di hangar',
    plane: (size, step) => (size > 1 ? `Susunan ${size} di petak ${step}` : `Kapal di petak ${step}`),
    to: (step) => `ke ${step}`,
    jump: (step) => `lompat ke ${step}`,
    flyTo: (step) => `terbang ke ${step}`,
    stayOn: (step) => `kekal di ${step}`,
    join: (size) => `jadi susunan ${size}`,
    restBeside: 'berhenti di sebelah',
    home: 'ke pusat: tiba',
    captures: (n, victim) => `hantar balik ${n} kapal ${victim}`,
    sentBack: 'terserempak susunan dan balik',
    line: (where, parts) => `${where}: ${parts.join(', ')}`,
    moves: (from, to) => `gerak ${from} ke ${to}`,
    launches: 'berlepas',
    several: (n) => `${n} pilihan`,
    label: (where, parts) => [where, ...parts].join(', '),
  },

  story: {
    line: (who, parts) => `${who} ${parts.join(', ')}.`,
    rolled: (die) => `dapat ${die}`,
    passed: 'tidak dapat bergerak',
    launched: 'melepaskan satu kapal',
    moved: (from, to, size) =>
      size > 1 ? `menggerakkan susunan ${size} dari ${from} ke ${to}` : `bergerak ${from} ke ${to}`,
    jumped: (to) => `melompat ke ${to}`,
    flew: (from, to) => `terbang ${from} ke ${to}`,
    captured: (n, victim) => `menghantar balik ${n} kapal ${victim}`,
    capturedOwn: (n) => `menghantar balik ${n} kapal anda`,
    sentBack: 'terserempak susunan dan balik',
    stacked: (size) => `membentuk susunan ${size}`,
    wentHome: (n) => `membawa ${n} kapal tiba`,
    thirdSix: (n) => (n > 0 ? `enam ketiga: ${n} kapal balik` : 'enam ketiga: giliran tamat'),
    left: 'keluar dari permainan',
    ranked: (rank) => `tamat di tempat ${place(rank)}`,
    ended: 'permainan tamat',
    bot: 'dipilih oleh bot',
    missed: 'masa tamat, dipilih oleh bot rumah',
    planned: 'seperti dirancang',
  },

  report: {
    title: 'Nasib dan kemahiran',
    open: 'Bagaimana peluang berubah, apa yang dadu lakukan, dan langkah mana yang penting.',
    loading: 'Meneliti permainan …',
    failed: 'Laporan tidak dapat dibuat.',
    retry: 'Cuba lagi',
    explanation:
      'Nasib ialah apa yang dadu lakukan pada peluang pemain untuk menang; kemahiran ialah betapa sedikit peluang itu dilepaskan melalui pilihan. Kedua-duanya dalam mata daripada seratus, sehingga ada yang menang.',
    chances: 'Peluang menang',
    chartLabel: (rolls, leads) => `Peluang menang sepanjang ${rolls} balingan: ${leads.join('; ')}.`,
    led: (who, from, to) =>
      from === 0 ? `${who} mendahului hingga balingan ${to}` : `${who} dari balingan ${from} hingga ${to}`,
    ledToTheEnd: (who, from) =>
      from === 0 ? `${who} mendahului dari mula hingga akhir` : `${who} dari balingan ${from} hingga akhir`,
    ply: 'Balingan',
    start: 'Sebelum balingan pertama.',
    ofPlies: (n, all) => `Balingan ${n} daripada ${all}`,
    plyText: (n, line) => `Balingan ${n}: ${line}`,
    back: 'Satu balingan ke belakang',
    on: 'Satu balingan ke depan',
    toTheEnd: 'Kembali ke akhir',
    dotted: 'Papan menunjukkan pilihan sebelumnya; garis titik ialah yang lebih baik.',
    players: 'Pemain',
    rows: {
      luck: 'Nasib',
      givenAway: 'Dilepaskan',
      decisions: 'Keputusan',
      captures: 'Hantar balik',
      lost: 'Kapal hilang',
      sixes: 'Enam',
      dice: 'Dadu 1 hingga 6',
    },
    dice: (counts) => counts.map(([face, n]) => `${face}: ${n}×`).join(', '),
    turningPoints: 'Titik perubahan',
    noTurningPoints: 'Tiada balingan atau pilihan yang banyak mengubah keadaan.',
    swingOfLuck: (n, who, die) => `Balingan ${n}: ${who} dapat ${die}`,
    swingOfChoice: (n, who, die, choice) => `Balingan ${n}: dengan ${die}, ${who} boleh memilih “${choice}”`,
    inParentheses: (points) => `(${points})`,
  },

  look: {
    title: 'Lihat semula',
    open: 'Mana-mana balingan setakat ini, di papan.',
    toTheStart: 'Ke permulaan',
    link: 'Salin pautan ke balingan ini',
  },

  evidence: {
    title: 'Dadu permainan ini tidak sepadan',
    commitment: 'Pelayan kini menunjukkan dadu lain daripada yang dijanjikan semasa anda menyertai.',
    'own-seed': 'Sumbangan anda sendiri kepada dadu telah diubah.',
    'earlier-seed': 'Sumbangan pemain yang menyertai sebelum anda telah diubah.',
    advice: 'Jangan percayai balingan permainan ini.',
  },

  lobby: {
    title: 'Permainan terbuka',
    description: 'Permainan Catur Kapal Terbang yang boleh disertai sesiapa sahaja.',
    lead: 'Sesiapa boleh mengambil tempat di sini.',
    none: 'Tiada permainan terbuka sekarang. Cipta satu yang boleh disertai sesiapa.',
    loading: 'Mencari permainan terbuka …',
    by: (who) => `${who} menjemput`,
    players: (n) => `${n} pemain`,
    waits: (span) => `menunggu selama ${span}`,
    join: 'Ambil tempat',
    more: 'Tunjuk lagi',
    failed: 'Permainan terbuka tidak dapat dimuatkan.',
  },

  plan,

  talk,

  options,

  problems,
  problem: 'Itu tidak berjaya. Cuba lagi.',
  notFound: 'Halaman ini tidak wujud.',
};
