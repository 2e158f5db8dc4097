/**
 * The main texts in Filipino.
 *
 * Words: plane = eroplano; hangar = hangar; launch = ilabas, lumabas; step = hakbang; stack = patong; shortcut = shortcut;
 * jump = talon; send back, capture = pabalikin; centre = gitna, home = nakauwi; roll = hagis, die = dais; seat = upuan;
 * game = laro.
 */

import { words } from '@aeroplane/texts/words/fil';
import type { Messages } from '../en/main.ts';
import { listIn } from '../intl.ts';
import { options } from './options.ts';
import { plan } from './plan.ts';
import { problems } from './problems.ts';
import { talk } from './talk.ts';

const list = listIn('fil');
const place = (n: number): string => `ika-${n}`;
const levels = { easy: 'madali', medium: 'katamtaman', hard: 'mahirap' };

const UNITS = { day: 'araw', hour: 'oras', minute: 'minuto' };

export const main: Messages = {
  language: 'fil',
  direction: 'ltr',
  dates: undefined,
  appName: words.appName,
  title: (page) => `${page} · Larong Eroplano`,
  colours: { red: 'Pula', yellow: 'Dilaw', blue: 'Asul', green: 'Berde' },
  marks: { red: 'bituin', yellow: 'araw', blue: 'alon', green: 'dahon' },
  you: 'Ikaw',
  planes: (n) => `${n} eroplano`,
  span: (n, unit) => `${n} ${[4, 6, 9].includes(n % 10) ? 'na ' : ''}${UNITS[unit]}`,
  place,

  nav: {
    home: 'Mga laro ko',
    lobby: 'Mga bukas',
    newGame: 'Bagong laro',
    rules: 'Mga tuntunin',
    dice: 'Dais',
    more: 'Iba pang pahina',
    settings: 'Mga setting',
    results: 'Resulta',
    language: 'Wika',
    label: 'Mga pahina',
  },

  home: {
    headline: 'Larong Eroplano',
    slogan: 'Ang lumang laro ng dais at eroplano, kahit magkakalayo.',
    introduction:
      'Dalawa hanggang apat na tao ang naglalaro nang ilang oras o araw. Babalik ka lang kapag may pagpapasyahan; ang nangyari habang wala ka ay ililipad sa harap mo.',
    points: [
      'Magpadala ng link. Walang kailangang mag-sign up.',
      'Maglaro sa anumang telepono o computer.',
      'Dais na masusuri ng lahat.',
    ],
    loading: 'Hinahanap ang mga laro mo …',
    unfinished: 'Kasalukuyan',
    finished: 'Tapos na',
    more: 'Magpakita pa',
    lobby: 'O sumali sa bukas na laro',
    failed: 'Hindi makuha ang mga laro mo.',
    retry: 'Subukan ulit',
  },

  card: {
    yourDecision: 'Ikaw ang pipili',
    waitingFor: (who) => `Pumipili si ${who}`,
    seatsOpen: (n) => `Naghihintay ng ${n} manlalaro`,
    goingOn: 'Tuloy ang laro',
    open: (others) => `Laro kasama si ${list(others)}`,
    alone: 'Wala pang iba',
    finishedAs: (rank, players) => `${place(rank)} ka sa ${players}`,
    moves: (n) => `${n} hagis`,
  },

  newGame: {
    title: 'Bagong laro',
    description:
      'Magsimula ng Larong Eroplano: piliin ang mga tuntunin, ang maglalaro, at ang oras sa bawat pasya.',
    rules: 'Mga tuntunin',
    presets: {
      classic: {
        name: words.presets.classic,
        about: 'Apat na eroplano, ikaw ang bahala: lumipad o manatili, magpatong o hindi.',
      },
      quick: {
        name: words.presets.quick,
        about: 'Dalawang eroplano bawat isa, labas sa 5 o 6, kaunting pagpili.',
      },
      mainland: {
        name: words.presets.mainland,
        about: 'Labas sa 6 lang, tumatalbog sa gitna, mga patong na gumaganti.',
      },
    },
    ownRules: 'Sariling tuntunin',
    ownRulesAbout: 'Lahat ng iba-iba ang laro ng bawat pamilya',
    allRules: 'Lahat ng tuntunin, may larawan',
    players: 'Mga manlalaro',
    seats: 'Mga upuan',
    seat: (n) => `Upuan ${n}`,
    me: 'Ikaw',
    friend: 'Kaibigan, sa link',
    bot: (level) => `Bot (${levels[level]})`,
    turnTime: 'Oras sa bawat pasya',
    times: words.turnTimes,
    rolling: 'Paghagis',
    rollings: {
      auto: { name: 'Kusa', about: 'Tatanungin ka lang kapag may pagpipilian.' },
      tap: {
        name: 'Sa kamay',
        about: 'Bawat isa ay tumatapik para humagis. Halos doble ang dalas ng pagbisita.',
      },
    },
    who: 'Sino ang puwedeng sumali',
    access: {
      link: { name: 'Sa link lang', about: 'Sinumang may link ng imbitasyon.' },
      public: { name: 'Kahit sino', about: 'Nakalista rin ang laro sa mga bukas na laro.' },
    },
    create: 'Gawin ang laro',
    creating: 'Ginagawa …',
    lastsDays: (n) => `Mga ${n} araw bago matapos, kung dalawang beses sa isang araw sumisilip ang lahat.`,
    lastsWeeks: (n) => `Mga ${n} linggo bago matapos, kung dalawang beses sa isang araw sumisilip ang lahat.`,
  },

  player: {
    name: 'Pangalan mo',
    nameHint: 'Makikita ito ng iba. Puwedeng palitan mamaya.',
  },

  invite: {
    title: 'Imbitasyon',
    description: 'Imbitasyon sa Larong Eroplano. Pangalan lang ang kailangan para makaupo.',
    headline: (by) => `Inaanyayahan ka ni ${by} na maglaro`,
    seats: 'Sino ang maglalaro',
    colour: 'Kulay mo',
    any: 'Kahit anong kulay',
    join: 'Sumali sa laro',
    joining: 'Sumasali …',
    watch: 'Panoorin ang laro',
    gone: words.invitationClosed,
    goneHint: 'Nagsimula na ang laro nang wala ka, o kinansela.',
    full: 'Puno na ang lahat ng upuan.',
    unknown: 'Walang ganitong imbitasyon.',
    unknownHint: 'Baka naputol ang link. Hingin ulit ito.',
  },

  seats: {
    label: 'Mga upuan',
    open: 'Bakanteng upuan',
    bot: (level) => (level ? `Bot (${levels[level as keyof typeof levels]})` : 'Bot'),
    former: 'Dating manlalaro',
    held: 'bot muna ang naglalaro',
    left: 'umalis na',
    away: (until) => `wala hanggang ${until}`,
    you: 'ikaw',
    home: (home, planes) => `${home}/${planes} nakauwi`,
    planes: 'Mga eroplano',
    hangar: (n) => `${n} sa hangar`,
    onStep: (step, size) => (size > 1 ? `patong ng ${size} sa hakbang ${step}` : `sa hakbang ${step}`),
  },

  waiting: {
    title: 'Naghihintay ng mga manlalaro',
    lead: (open) => `${open} upuan pa ang bakante. Kusang magsisimula ang laro kapag napuno.`,
    link: 'Link ng imbitasyon',
    copy: 'Kopyahin ang link',
    copied: 'Nakopya',
    share: 'Ibahagi ang link',
    shareText: 'Laro tayo ng Larong Eroplano:',
    qr: 'QR code ng link ng imbitasyon',
    showQr: 'Ipakita bilang QR code',
    start: 'Simulan na',
    startHint: 'Mga bot ang uupo sa bakante.',
    cancel: 'Kanselahin ang laro',
    leave: 'Umalis sa laro',
    cancelled: 'Kinansela ang larong ito bago nagsimula.',
    notSeated: 'Wala ka pa sa larong ito.',
  },

  game: {
    title: 'Laro',
    description: 'Isang laro ng Larong Eroplano: ang tablero, sino ang pipili, at ang nangyari na.',
    loading: 'Kinukuha ang laro …',
    unknown: 'Walang ganitong laro.',
    board: 'Tablero',
    watching: 'Nanonood ka.',
    playToo: 'Magsimula ng sariling laro',
    youDecide: 'Ikaw ang pipili',
    youRolled: (die) => `Nakahagis ka ng ${die}.`,
    yourRoll: 'Ikaw ang hahagis',
    roll: 'Ihagis ang dais',
    decides: (who) => `Pumipili si ${who}`,
    decidesDie: (who, die) => `Nakahagis si ${who} ng ${die}.`,
    rolls: (who) => `Hinihintay humagis si ${who}.`,
    goingOn: 'Tuloy ang laro …',
    plays: (who) => `Naglalaro si ${who}`,
    now: 'Ngayon',
    bots: 'Naglalaro ang mga bot.',
    left: (span) => `${span} na lang`,
    overdue: 'Ubos na ang oras: pipili na ang bot ng bahay.',
    over: 'Tapos na ang laro',
    won: (who) => `Nanalo si ${who}`,
    youWon: 'Panalo ka!',
    choices: 'Mga pagpipilian',
    allChoices: 'Lahat ng pagpipilian',
    play: 'Itira',
    sending: 'Ipinapadala …',
    undo: 'Bawiin',
    willSend: (what) => `Napili: ${what}`,
    sentIn: (seconds) => `Ipapadala sa loob ng ${seconds} segundo`,
    nextDecision: (n) => `Susunod na pasya (${n})`,
    nothingElse: 'Wala nang naghihintay sa iyo.',
    held: 'Bot ang naglalaro para sa iyo, dahil naubusan ng oras ang ilan sa mga pasya mo.',
    takeBack: 'Bawiin ang upuan ko',
    story: 'Kuwento',
    noStory: 'Wala pang humahagis.',
    ranking: 'Ranggo',
    menu: 'Iba pa',
    nudge: 'Kalabitin',
    nudgeWho: (who) => `Kalabitin si ${who}`,
    nudged: 'Nakalabit na',
    mute: 'Itigil ang abiso ng larong ito',
    unmute: 'Abisuhan ulit ako sa larong ito',
    others: 'Mag-block o magsumbong ng manlalaro',
    record: 'I-download ang tala',
    dice: 'Suriin ang dais',
    watchLink: 'Link para manood',
    resign: 'Sumuko',
    resignTitle: 'Iiwan mo na ba ang larong ito?',
    resignText: 'Aalis sa tablero ang mga eroplano mo at mas mababa ka sa lahat ng natira. Tuloy ang iba.',
    stay: 'Tuloy ang laro',
    leaveTitle: 'Aalis ka sa larong ito?',
    leaveText: 'Mababakante ang upuan mo para sa iba.',
    cancelTitle: 'Kakanselahin ang larong ito?',
    cancelText: 'Hindi na gagana ang link ng imbitasyon para kaninuman.',
    back: 'Huwag muna',
    disconnected: 'Walang koneksyon, sinusubukan ulit …',
    newGame: 'Bagong laro',
  },

  away: {
    title: 'Habang wala ka',
    left: (n) => `${n} hagis pang ipapakita`,
    skip: 'Laktawan',
    speedLabel: 'Bilis',
    speeds: { slow: 'Mabagal', normal: 'Karaniwan', fast: 'Mabilis' },
    again: 'Ipakita ulit',
    read: 'Basahin',
    done: 'Magpatuloy',
  },

  die: (n) => `Dais: ${n}`,

  choice: {
    launch: 'Maglabas ng eroplano',
    launchFrom: 'Eroplano sa hangar',
    plane: (size, step) =>
      size > 1 ? `Patong ng ${size} sa hakbang ${step}` : `Eroplano sa hakbang ${step}`,
    to: (step) => `sa ${step}`,
    jump: (step) => `talon sa ${step}`,
    flyTo: (step) => `lipad sa ${step}`,
    stayOn: (step) => `manatili sa ${step}`,
    join: (size) => `maging patong ng ${size}`,
    restBeside: 'tumabi lang',
    home: 'sa gitna: nakauwi',
    captures: (n, victim) => `pababalikin ang ${n} ni ${victim}`,
    sentBack: 'babangga sa patong at babalik',
    line: (where, parts) => `${where}: ${parts.join(', ')}`,
    moves: (from, to) => `galaw ${from} sa ${to}`,
    launches: 'lalabas',
    several: (n) => `${n} pagpipilian`,
    label: (where, parts) => [where, ...parts].join(', '),
  },

  story: {
    line: (who, parts) => `${who}: ${parts.join(', ')}.`,
    rolled: (die) => `humagis ng ${die}`,
    passed: 'walang maigalaw',
    launched: 'naglabas ng eroplano',
    moved: (from, to, size) =>
      size > 1
        ? `iginalaw ang patong ng ${size} mula ${from} hanggang ${to}`
        : `gumalaw ${from} hanggang ${to}`,
    jumped: (to) => `tumalon sa ${to}`,
    flew: (from, to) => `lumipad ${from} hanggang ${to}`,
    captured: (n, victim) => `pinabalik ang ${n} ni ${victim}`,
    capturedOwn: (n) => `pinabalik ang ${n} mong eroplano`,
    sentBack: 'bumangga sa patong at bumalik',
    stacked: (size) => `gumawa ng patong ng ${size}`,
    wentHome: (n) => `nag-uwi ng ${n} eroplano`,
    thirdSix: (n) => (n > 0 ? `ikatlong anim: ${n} eroplano ang babalik` : 'ikatlong anim: tapos ang turno'),
    left: 'umalis sa laro',
    ranked: (rank) => `natapos bilang ${place(rank)}`,
    ended: 'tapos na ang laro',
    bot: 'bot ang pumili',
    missed: 'naubos ang oras, bot ng bahay ang pumili',
    planned: 'ayon sa plano',
  },

  report: {
    title: 'Suwerte at galing',
    open: 'Paano nagbago ang tsansa, ano ang ginawa ng dais, at aling tira ang mahalaga.',
    loading: 'Sinusuri ang laro …',
    failed: 'Hindi nagawa ang ulat.',
    retry: 'Subukan ulit',
    explanation:
      'Suwerte ang ginawa ng dais sa tsansang manalo ng manlalaro; galing ang kaunti ng nasayang dahil sa pagpili. Parehong nasa puntos mula sa isandaan, hanggang may manalo.',
    chances: 'Tsansang manalo',
    chartLabel: (rolls, leads) => `Tsansang manalo sa loob ng ${rolls} hagis: ${leads.join('; ')}.`,
    led: (who, from, to) =>
      from === 0 ? `nanguna si ${who} hanggang hagis ${to}` : `si ${who} mula hagis ${from} hanggang ${to}`,
    ledToTheEnd: (who, from) =>
      from === 0
        ? `nanguna si ${who} mula simula hanggang dulo`
        : `si ${who} mula hagis ${from} hanggang dulo`,
    ply: 'Hagis',
    start: 'Bago ang unang hagis.',
    ofPlies: (n, all) => `Hagis ${n} sa ${all}`,
    plyText: (n, line) => `Hagis ${n}: ${line}`,
    back: 'Isang hagis pabalik',
    on: 'Isang hagis pasulong',
    toTheEnd: 'Balik sa dulo',
    dotted: 'Ipinapakita ng tablero ang pasya bago nito, at nakatuldok ang mas mabuti sana.',
    players: 'Mga manlalaro',
    rows: {
      luck: 'Suwerte',
      givenAway: 'Nasayang',
      decisions: 'Mga pasya',
      captures: 'Napabalik',
      lost: 'Nawalang eroplano',
      sixes: 'Mga anim',
      dice: 'Dais 1 hanggang 6',
    },
    dice: (counts) => counts.map(([face, n]) => `${face}: ${n}×`).join(', '),
    turningPoints: 'Mga pagbabago ng takbo',
    noTurningPoints: 'Walang hagis o pasya na malaki ang binago.',
    swingOfLuck: (n, who, die) => `Hagis ${n}: nakahagis si ${who} ng ${die}`,
    swingOfChoice: (n, who, die, choice) =>
      `Hagis ${n}: sa ${die}, puwede sanang pinili ni ${who} ang “${choice}”`,
    inParentheses: (points) => `(${points})`,
  },

  look: {
    title: 'Balikan',
    open: 'Alinmang hagis ng laro hanggang ngayon, sa tablero.',
    toTheStart: 'Sa simula',
    link: 'Kopyahin ang link sa hagis na ito',
  },

  evidence: {
    title: 'Hindi tugma ang dais ng larong ito',
    commitment: 'Ibang dais ang ipinapakita ng server kaysa sa ipinangako nang sumali ka.',
    'own-seed': 'Binago ang sarili mong ambag sa dais.',
    'earlier-seed': 'Binago ang ambag ng sumali bago ka.',
    advice: 'Huwag pagkatiwalaan ang mga hagis ng larong ito.',
  },

  lobby: {
    title: 'Mga bukas na laro',
    description: 'Mga Larong Eroplano na puwedeng salihan ng kahit sino.',
    lead: 'Kahit sino ay puwedeng umupo rito.',
    none: 'Walang bukas na laro ngayon. Gumawa ng isang puwedeng salihan ng kahit sino.',
    loading: 'Naghahanap ng bukas na laro …',
    by: (who) => `Nag-iimbita si ${who}`,
    players: (n) => `${n} manlalaro`,
    waits: (span) => `${span} nang naghihintay`,
    join: 'Umupo',
    more: 'Magpakita pa',
    failed: 'Hindi makuha ang mga bukas na laro.',
  },

  plan,

  talk,

  options,

  problems,
  problem: 'Hindi iyon gumana. Subukan ulit.',
  notFound: 'Walang ganitong pahina.',
};
