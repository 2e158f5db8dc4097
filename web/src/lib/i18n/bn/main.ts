/**
 * The main texts in Bengali. Numbers use its own digits.
 *
 * Words: plane = বিমান; hangar = হ্যাঙ্গার; launch = ওড়ানো; step = ঘর; stack = জোট; shortcut = শর্টকাট; jump = লাফ; send back,
 * capture = ফেরত পাঠানো; centre = কেন্দ্র, home = পৌঁছানো; roll = চালা, die = ছক্কা; seat = আসন; game = খেলা.
 */

import { words } from '@aeroplane/texts/words/bn';
import type { Messages } from '../en/main.ts';
import { formIn, listIn } from '../intl.ts';
import { d } from './digits.ts';
import { options } from './options.ts';
import { plan } from './plan.ts';
import { problems } from './problems.ts';
import { talk } from './talk.ts';

const list = listIn('bn');
const ordinal = formIn('bn', { type: 'ordinal' });
const ORDINAL_ENDINGS: Record<string, string> = { one: 'ম', two: 'য়', few: 'র্থ', many: 'ষ্ঠ' };
const place = (n: number): string => `${d(n)}${ORDINAL_ENDINGS[ordinal(n)] ?? 'তম'}`;
const levels = { easy: 'সহজ', medium: 'মাঝারি', hard: 'কঠিন' };

const UNITS = { day: 'দিন', hour: 'ঘণ্টা', minute: 'মিনিট' };

export const main: Messages = {
  language: 'bn',
  direction: 'ltr',
  dates: undefined,
  appName: words.appName,
  title: (page) => `${page} · উড়োজাহাজ লুডু`,
  colours: { red: 'লাল', yellow: 'হলুদ', blue: 'নীল', green: 'সবুজ' },
  marks: { red: 'তারা', yellow: 'সূর্য', blue: 'ঢেউ', green: 'পাতা' },
  you: 'আপনি',
  planes: (n) => `${d(n)}টি বিমান`,
  span: (n, unit) => `${d(n)} ${UNITS[unit]}`,
  place,

  nav: {
    home: 'আমার খেলা',
    lobby: 'খোলা খেলা',
    newGame: 'নতুন খেলা',
    rules: 'নিয়ম',
    dice: 'ছক্কা',
    more: 'আরও পাতা',
    settings: 'সেটিংস',
    results: 'ফলাফল',
    language: 'ভাষা',
    label: 'পাতাগুলো',
  },

  home: {
    headline: 'উড়োজাহাজ লুডু',
    slogan: 'ছক্কা আর বিমানের পুরোনো খেলা, দূরে বসেই।',
    introduction:
      'দুই থেকে চারজন মিলে কয়েক ঘণ্টা বা কয়েক দিন ধরে খেলে। সিদ্ধান্ত নেওয়ার থাকলেই কেবল ফিরে আসবেন; এর মধ্যে যা হয়েছে তা আপনার চোখের সামনে উড়ে দেখাবে।',
    points: [
      'একটি লিংক পাঠান। কাউকে নিবন্ধন করতে হয় না।',
      'যেকোনো ফোন বা কম্পিউটার থেকে খেলুন।',
      'ছক্কা সবাই যাচাই করতে পারে।',
    ],
    loading: 'আপনার খেলা খোঁজা হচ্ছে …',
    unfinished: 'চলছে',
    finished: 'শেষ',
    more: 'আরও দেখান',
    lobby: 'অথবা খোলা খেলায় যোগ দিন',
    failed: 'আপনার খেলাগুলো আনা যায়নি।',
    retry: 'আবার চেষ্টা করুন',
  },

  card: {
    yourDecision: 'আপনার সিদ্ধান্ত',
    waitingFor: (who) => `${who} ভাবছেন`,
    seatsOpen: (n) => `আরও ${d(n)} জন দরকার`,
    goingOn: 'চলছে',
    open: (others) => `${list(others)}-এর সঙ্গে খেলা`,
    alone: 'এখনো আর কেউ নেই',
    finishedAs: (rank, players) => `${d(players)} জনের মধ্যে আপনি ${place(rank)}`,
    moves: (n) => `${d(n)} চাল`,
  },

  newGame: {
    title: 'নতুন খেলা',
    description: 'উড়োজাহাজ লুডু শুরু করুন: নিয়ম, খেলোয়াড় আর প্রতি সিদ্ধান্তের সময় বেছে নিন।',
    rules: 'নিয়ম',
    presets: {
      classic: {
        name: words.presets.classic,
        about: 'চারটি বিমান, সব সিদ্ধান্ত আপনার: উড়বেন না থাকবেন, জোট বাঁধবেন কি না।',
      },
      quick: {
        name: words.presets.quick,
        about: 'প্রত্যেকের দুটি বিমান, ৫ বা ৬-এ ওড়ে, সিদ্ধান্ত কম।',
      },
      mainland: {
        name: words.presets.mainland,
        about: 'কেবল ৬-এ ওড়ে, কেন্দ্রে বাড়তি হলে পিছিয়ে আসে, জোট পাল্টা আঘাত করে।',
      },
    },
    ownRules: 'নিজের নিয়ম',
    ownRulesAbout: 'একেক পরিবারে যা একেক রকম',
    allRules: 'ছবিসহ সব নিয়ম',
    players: 'খেলোয়াড়',
    seats: 'আসন',
    seat: (n) => `আসন ${d(n)}`,
    me: 'আপনি',
    friend: 'বন্ধু, লিংক দিয়ে',
    bot: (level) => `বট (${levels[level]})`,
    turnTime: 'প্রতি সিদ্ধান্তের সময়',
    times: words.turnTimes,
    rolling: 'ছক্কা চালা',
    rollings: {
      auto: { name: 'নিজে নিজে', about: 'বাছার কিছু থাকলেই কেবল আপনাকে জিজ্ঞেস করা হবে।' },
      tap: { name: 'হাতে', about: 'সবাই ট্যাপ করে ছক্কা চালে। প্রায় দ্বিগুণবার আসতে হয়।' },
    },
    who: 'কারা যোগ দিতে পারে',
    access: {
      link: { name: 'শুধু লিংকে', about: 'যার কাছে আমন্ত্রণের লিংক আছে।' },
      public: { name: 'যে কেউ', about: 'খেলাটি খোলা খেলার তালিকায়ও থাকবে।' },
    },
    create: 'খেলা তৈরি করুন',
    creating: 'তৈরি হচ্ছে …',
    lastsDays: (n) => `সবাই দিনে দুবার দেখলে শেষ হতে প্রায় ${d(n)} দিন।`,
    lastsWeeks: (n) => `সবাই দিনে দুবার দেখলে শেষ হতে প্রায় ${d(n)} সপ্তাহ।`,
  },

  player: {
    name: 'আপনার নাম',
    nameHint: 'অন্যরা দেখবে। পরে বদলানো যায়।',
  },

  invite: {
    title: 'আমন্ত্রণ',
    description: 'উড়োজাহাজ লুডু খেলার আমন্ত্রণ। আসন নিতে একটি নামই যথেষ্ট।',
    headline: (by) => `${by} আপনাকে খেলতে ডাকছেন`,
    seats: 'কারা খেলছে',
    colour: 'আপনার রং',
    any: 'যেকোনো রং',
    join: 'খেলায় যোগ দিন',
    joining: 'যোগ দেওয়া হচ্ছে …',
    watch: 'খেলা দেখুন',
    gone: words.invitationClosed,
    goneHint: 'খেলাটি আপনাকে ছাড়াই শুরু হয়েছে, অথবা বাতিল হয়েছে।',
    full: 'সব আসন ভরে গেছে।',
    unknown: 'এমন কোনো আমন্ত্রণ নেই।',
    unknownHint: 'লিংকটি হয়তো পথে কেটে গেছে। আবার চেয়ে নিন।',
  },

  seats: {
    label: 'আসন',
    open: 'খালি আসন',
    bot: (level) => (level ? `বট (${levels[level as keyof typeof levels]})` : 'বট'),
    former: 'প্রাক্তন খেলোয়াড়',
    held: 'আপাতত বট খেলছে',
    left: 'চলে গেছেন',
    away: (until) => `${until} পর্যন্ত ছুটিতে`,
    you: 'আপনি',
    home: (home, planes) => `${d(home)}/${d(planes)} পৌঁছেছে`,
    planes: 'বিমানগুলি',
    hangar: (n) => `হ্যাঙ্গারে ${d(n)}টি`,
    onStep: (step, size) => (size > 1 ? `${d(step)} নম্বর ঘরে ${d(size)}টির জোট` : `${d(step)} নম্বর ঘরে`),
  },

  waiting: {
    title: 'খেলোয়াড়ের অপেক্ষা',
    lead: (open) => `এখনো ${d(open)}টি আসন খালি। সব ভরলে খেলা নিজে থেকেই শুরু হবে।`,
    link: 'আমন্ত্রণের লিংক',
    copy: 'লিংক কপি করুন',
    copied: 'কপি হয়েছে',
    share: 'লিংক শেয়ার করুন',
    shareText: 'আমার সঙ্গে উড়োজাহাজ লুডু খেলুন:',
    qr: 'আমন্ত্রণের লিংকের কিউআর কোড',
    showQr: 'কিউআর কোড দেখান',
    start: 'এখনই শুরু করুন',
    startHint: 'খালি আসনে বট বসবে।',
    cancel: 'খেলা বাতিল করুন',
    leave: 'খেলা ছাড়ুন',
    cancelled: 'শুরু হওয়ার আগেই খেলাটি বাতিল হয়েছে।',
    notSeated: 'আপনি এখনো এই খেলায় নেই।',
  },

  game: {
    title: 'খেলা',
    description: 'উড়োজাহাজ লুডুর একটি খেলা: বোর্ড, কার সিদ্ধান্ত, আর কী কী হয়েছে।',
    loading: 'খেলা আনা হচ্ছে …',
    unknown: 'এমন কোনো খেলা নেই।',
    board: 'বোর্ড',
    watching: 'আপনি দেখছেন।',
    playToo: 'নিজে একটি খেলা শুরু করুন',
    youDecide: 'আপনার সিদ্ধান্ত',
    youRolled: (die) => `আপনার ${d(die)} উঠেছে।`,
    yourRoll: 'আপনার চালার পালা',
    roll: 'ছক্কা চালুন',
    decides: (who) => `${who} ভাবছেন`,
    decidesDie: (who, die) => `${who}: ${d(die)} উঠেছে।`,
    rolls: (who) => `${who} ছক্কা চালবেন।`,
    goingOn: 'খেলা চলছে …',
    plays: (who) => `${who} খেলছেন`,
    now: 'এখন',
    bots: 'বটরা খেলছে।',
    left: (span) => `${span} বাকি`,
    overdue: 'সময় শেষ: এখনই বট বেছে নেবে।',
    over: 'খেলা শেষ',
    won: (who) => `${who} জিতেছেন`,
    youWon: 'আপনি জিতেছেন!',
    choices: 'যা করা যায়',
    allChoices: 'সব চাল',
    play: 'চাল দিন',
    sending: 'পাঠানো হচ্ছে …',
    undo: 'ফিরিয়ে নিন',
    willSend: (what) => `বাছা হয়েছে: ${what}`,
    sentIn: (seconds) => `${d(seconds)} সেকেন্ডে পাঠানো হবে`,
    nextDecision: (n) => `পরের সিদ্ধান্ত (${d(n)})`,
    nothingElse: 'আপনার জন্য আর কিছু অপেক্ষায় নেই।',
    held: 'আপনার কয়েকটি সিদ্ধান্তের সময় ফুরিয়েছে, তাই বট আপনার হয়ে খেলছে।',
    takeBack: 'আমার আসন ফেরত নিন',
    story: 'কাহিনি',
    noStory: 'এখনো কেউ ছক্কা চালেনি।',
    ranking: 'অবস্থান',
    menu: 'আরও',
    nudge: 'টোকা দিন',
    nudgeWho: (who) => `${who}-কে টোকা দিন`,
    nudged: 'টোকা দেওয়া হয়েছে',
    mute: 'এই খেলার বিজ্ঞপ্তি বন্ধ করুন',
    unmute: 'এই খেলার বিজ্ঞপ্তি আবার দিন',
    others: 'খেলোয়াড়কে ব্লক বা অভিযোগ',
    record: 'রেকর্ড ডাউনলোড করুন',
    dice: 'ছক্কা যাচাই করুন',
    watchLink: 'দেখার লিংক',
    resign: 'হার মানুন',
    resignTitle: 'এই খেলা একেবারে ছাড়বেন?',
    resignText: 'আপনার বিমান বোর্ড থেকে সরে যাবে, আর যারা থাকবে তাদের নিচে আপনার স্থান হবে। অন্যরা খেলে যাবে।',
    stay: 'খেলা চালিয়ে যান',
    leaveTitle: 'এই খেলা ছাড়বেন?',
    leaveText: 'আপনার আসন অন্য কারও জন্য খালি হবে।',
    cancelTitle: 'এই খেলা বাতিল করবেন?',
    cancelText: 'আমন্ত্রণের লিংক আর কারও জন্য কাজ করবে না।',
    back: 'এখন নয়',
    disconnected: 'সংযোগ নেই, আবার চেষ্টা চলছে …',
    newGame: 'নতুন খেলা',
  },

  away: {
    title: 'আপনি যখন ছিলেন না',
    left: (n) => `আরও ${d(n)} চাল`,
    skip: 'বাদ দিন',
    speedLabel: 'গতি',
    speeds: { slow: 'ধীরে', normal: 'স্বাভাবিক', fast: 'দ্রুত' },
    again: 'আবার দেখুন',
    read: 'পড়ুন',
    done: 'এগিয়ে যান',
  },

  die: (n) => `ছক্কা: ${d(n)}`,

  choice: {
    launch: 'একটি বিমান ওড়ান',
    launchFrom: 'হ্যাঙ্গারের বিমান',
    plane: (size, step) =>
      size > 1 ? `${d(step)} নম্বর ঘরে ${d(size)}টির জোট` : `${d(step)} নম্বর ঘরের বিমান`,
    to: (step) => `${d(step)}-এ যান`,
    jump: (step) => `${d(step)}-এ লাফ`,
    flyTo: (step) => `${d(step)}-এ উড়ে যান`,
    stayOn: (step) => `${d(step)}-এ থাকুন`,
    join: (size) => `${d(size)}টির জোট বাঁধুন`,
    restBeside: 'পাশে থামুন',
    home: 'কেন্দ্রে: পৌঁছে যান',
    captures: (n, victim) => `${victim}-এর ${d(n)}টি ফেরত পাঠান`,
    sentBack: 'জোটে ধাক্কা খেয়ে ফেরত',
    line: (where, parts) => `${where}: ${parts.join(', ')}`,
    moves: (from, to) => `${d(from)} থেকে ${d(to)}`,
    launches: 'ওড়ে',
    several: (n) => `${d(n)}টি চাল`,
    label: (where, parts) => [where, ...parts].join(', '),
  },

  story: {
    line: (who, parts) => `${who}: ${parts.join(', ')}।`,
    rolled: (die) => `${d(die)} উঠেছে`,
    passed: 'নড়তে পারেনি',
    launched: 'একটি বিমান উড়িয়েছে',
    moved: (from, to, size) =>
      size > 1 ? `${d(size)}টির জোট ${d(from)} থেকে ${d(to)}-এ` : `${d(from)} থেকে ${d(to)}-এ গেছে`,
    jumped: (to) => `${d(to)}-এ লাফ দিয়েছে`,
    flew: (from, to) => `${d(from)} থেকে ${d(to)}-এ উড়ে গেছে`,
    captured: (n, victim) => `${victim}-এর ${d(n)}টি ফেরত পাঠিয়েছে`,
    capturedOwn: (n) => `আপনার ${d(n)}টি ফেরত পাঠিয়েছে`,
    sentBack: 'জোটে ধাক্কা খেয়ে ফিরে গেছে',
    stacked: (size) => `${d(size)}টির জোট বেঁধেছে`,
    wentHome: (n) => `${d(n)}টি বিমান পৌঁছেছে`,
    thirdSix: (n) => (n > 0 ? `তৃতীয় ৬: ${d(n)}টি বিমান ফেরত` : 'তৃতীয় ৬: পালা শেষ'),
    left: 'খেলা ছেড়েছে',
    ranked: (rank) => `${place(rank)} হয়েছে`,
    ended: 'খেলা শেষ',
    bot: 'বট বেছেছে',
    missed: 'সময় শেষ, বট বেছে নিয়েছে',
    planned: 'পরিকল্পনামতো',
  },

  report: {
    title: 'ভাগ্য ও দক্ষতা',
    open: 'সম্ভাবনা কীভাবে বদলেছে, ছক্কা কী করেছে, আর কোন চাল গুরুত্বপূর্ণ ছিল।',
    loading: 'খেলাটি খতিয়ে দেখা হচ্ছে …',
    failed: 'প্রতিবেদন তৈরি করা যায়নি।',
    retry: 'আবার চেষ্টা করুন',
    explanation:
      'ভাগ্য হলো ছক্কা খেলোয়াড়ের জেতার সম্ভাবনাকে যতটা বদলেছে; দক্ষতা হলো চাল বাছতে গিয়ে তার কতটা কম হারিয়েছে। দুটোই একশোতে পয়েন্টে, কেউ জেতা পর্যন্ত।',
    chances: 'জেতার সম্ভাবনা',
    chartLabel: (rolls, leads) => `${d(rolls)} চালে জেতার সম্ভাবনা: ${leads.join('; ')}।`,
    led: (who, from, to) =>
      from === 0 ? `${d(to)} নম্বর চাল পর্যন্ত ${who} এগিয়ে` : `${d(from)} থেকে ${d(to)} নম্বর চাল পর্যন্ত ${who}`,
    ledToTheEnd: (who, from) =>
      from === 0 ? `শুরু থেকে শেষ পর্যন্ত ${who} এগিয়ে` : `${d(from)} নম্বর চাল থেকে শেষ পর্যন্ত ${who}`,
    ply: 'চাল',
    start: 'প্রথম চালের আগে।',
    ofPlies: (n, all) => `চাল ${d(n)}, মোট ${d(all)}`,
    plyText: (n, line) => `চাল ${d(n)}: ${line}`,
    back: 'এক চাল পেছনে',
    on: 'এক চাল সামনে',
    toTheEnd: 'শেষে ফিরুন',
    dotted: 'বোর্ডে আগের সিদ্ধান্ত দেখানো হচ্ছে, আর ফোঁটা দিয়ে যা আরও ভালো হতো।',
    players: 'খেলোয়াড়',
    rows: {
      luck: 'ভাগ্য',
      givenAway: 'হাতছাড়া',
      decisions: 'সিদ্ধান্ত',
      captures: 'ফেরত পাঠানো',
      lost: 'হারানো বিমান',
      sixes: 'ছয়',
      dice: 'ছক্কা ১ থেকে ৬',
    },
    dice: (counts) => counts.map(([face, n]) => `${d(face)}: ${d(n)}×`).join(', '),
    turningPoints: 'মোড় ঘোরানো মুহূর্ত',
    noTurningPoints: 'কোনো চাল বা সিদ্ধান্তেই তেমন কিছু বদলায়নি।',
    swingOfLuck: (n, who, die) => `চাল ${d(n)}: ${who}-এর ${d(die)} উঠেছে`,
    swingOfChoice: (n, who, die, choice) => `চাল ${d(n)}: ${d(die)} নিয়ে ${who} বাছতে পারত “${choice}”`,
    inParentheses: (points) => `(${points})`,
  },

  look: {
    title: 'ফিরে দেখা',
    open: 'এ পর্যন্ত যেকোনো চাল, বোর্ডে।',
    toTheStart: 'শুরুতে যান',
    link: 'এই চালের লিংক কপি করুন',
  },

  evidence: {
    title: 'এই খেলার ছক্কা মিলছে না',
    commitment: 'যোগ দেওয়ার সময় যে ছক্কার কথা দেওয়া হয়েছিল, সার্ভার এখন অন্য ছক্কা দেখাচ্ছে।',
    'own-seed': 'ছক্কায় আপনার নিজের অংশ বদলে ফেলা হয়েছে।',
    'earlier-seed': 'আপনার আগে যোগ দেওয়া কারও অংশ বদলে ফেলা হয়েছে।',
    advice: 'এই খেলার চালে ভরসা করবেন না।',
  },

  lobby: {
    title: 'খোলা খেলা',
    description: 'উড়োজাহাজ লুডুর যেসব খেলায় যে কেউ আসন নিতে পারে।',
    lead: 'এগুলোতে যে কেউ আসন নিতে পারে।',
    none: 'এখন কোনো খোলা খেলা নেই। সবার জন্য একটি তৈরি করুন।',
    loading: 'খোলা খেলা খোঁজা হচ্ছে …',
    by: (who) => `${who} ডাকছেন`,
    players: (n) => `${d(n)} জন খেলোয়াড়`,
    waits: (span) => `${span} ধরে অপেক্ষায়`,
    join: 'আসন নিন',
    more: 'আরও দেখান',
    failed: 'খোলা খেলাগুলো আনা যায়নি।',
  },

  plan,

  talk,

  options,

  problems,
  problem: 'কাজ হয়নি। আবার চেষ্টা করুন।',
  notFound: 'এমন কোনো পাতা নেই।',
};
