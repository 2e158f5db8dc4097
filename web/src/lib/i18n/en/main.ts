/**
 * The main texts in English: those of games, and what every page needs. Other languages are objects of the same type.
 *
 * Words: plane; hangar; launch (out of the hangar); step (of a plane's way); stack; shortcut, flown along; jump (on to
 * the next step of one's colour); send back, capture; centre, home; roll, die; seat; game.
 */

import type { Colour } from '@aeroplane/engine';
import { words } from '@aeroplane/texts/words/en';
import { formIn, listIn } from '../intl.ts';
import type { Language } from '../languages.ts';
import type { OwnDates, SpanUnit } from '../own-dates.ts';
import { options } from './options.ts';
import { plan } from './plan.ts';
import { plural } from './plural.ts';
import { problems } from './problems.ts';
import { enTalk } from './talk.ts';

const list = listIn('en');
const ordinal = formIn('en', { type: 'ordinal' });
const ORDINAL_ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const place = (n: number): string => `${n}${ORDINAL_ENDINGS[ordinal(n)] ?? 'th'}`;

const colours: Record<Colour, string> = { red: 'Red', yellow: 'Yellow', blue: 'Blue', green: 'Green' };
const marks: Record<Colour, string> = { red: 'star', yellow: 'sun', blue: 'wave', green: 'leaf' };

const plane = (size: number, step: number): string =>
  size > 1 ? `Stack of ${size} on step ${step}` : `Plane on step ${step}`;

const levels = { easy: 'easy', medium: 'medium', hard: 'hard' };

export const main = {
  /** The language tag for dates and numbers. */
  language: 'en' as Language,
  direction: 'ltr' as 'ltr' | 'rtl',
  /** For languages that the `Intl` of some browsers lacks. */
  dates: undefined as OwnDates | undefined,
  appName: words.appName,
  title: (page: string) => `${page} · Aeroplane Chess`,
  colours,
  marks,
  you: 'You',
  planes: (n: number) => plural(n, 'plane', 'planes'),
  /** A whole number of units of time. Written by hand, as `Intl` is slow to load its units. */
  span: (n: number, unit: SpanUnit) => `${n} ${unit}${n === 1 ? '' : 's'}`,
  place,

  nav: {
    home: 'My games',
    lobby: 'Open games',
    newGame: 'New game',
    rules: 'Rules',
    dice: 'Dice',
    more: 'More pages',
    settings: 'Settings',
    results: 'Results',
    language: 'Language',
    label: 'Pages',
  },

  home: {
    headline: 'Aeroplane Chess',
    slogan: 'The old game of dice and planes, by correspondence.',
    introduction:
      'Two to four people play a game over hours or days. You come back only when there is something to decide; what happened meanwhile is flown before your eyes.',
    points: [
      'Send a link. Nobody has to sign up.',
      'Play from any phone or computer.',
      'Dice that everybody can check.',
    ],
    loading: 'Looking for your games …',
    unfinished: 'Under way',
    finished: 'Finished',
    more: 'Show more',
    lobby: 'Or join an open game',
    failed: 'Your games could not be loaded.',
    retry: 'Try again',
  },

  card: {
    yourDecision: 'Your decision',
    waitingFor: (who: string) => `${who} decides`,
    seatsOpen: (n: number) => `Waiting for ${plural(n, 'player', 'players')}`,
    goingOn: 'Going on',
    open: (others: readonly string[]) => `Game with ${list(others)}`,
    alone: 'Nobody else yet',
    finishedAs: (rank: number, players: number) => `You finished ${place(rank)} of ${players}`,
    moves: (n: number) => plural(n, 'roll', 'rolls'),
  },

  newGame: {
    title: 'New game',
    description:
      'Start a game of Aeroplane Chess: choose the rules, who plays, and the time for each decision.',
    rules: 'Rules',
    presets: {
      classic: {
        name: words.presets.classic,
        about: 'Four planes, every choice yours: fly or stay, stack or not.',
      },
      quick: { name: words.presets.quick, about: 'Two planes each, out with 5 or 6, few choices.' },
      mainland: {
        name: words.presets.mainland,
        about: 'Out with a 6 only, bouncing at the centre, stacks that hit back.',
      },
    },
    ownRules: 'Own rules',
    ownRulesAbout: 'Everything that families play differently',
    allRules: 'All rules, with pictures',
    players: 'Players',
    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    me: 'You',
    friend: 'A friend, by link',
    bot: (level: keyof typeof levels) => `Bot (${levels[level]})`,
    turnTime: 'Time for each decision',
    times: words.turnTimes,
    rolling: 'Rolling',
    rollings: {
      auto: { name: 'By itself', about: 'You are asked only when there is a choice.' },
      tap: { name: 'By hand', about: 'Everybody taps to roll. A game takes about twice as many visits.' },
    },
    who: 'Who can join',
    access: {
      link: { name: 'Only by link', about: 'Whoever has the invite link.' },
      public: { name: 'Anyone', about: 'The game is also listed under open games.' },
    },
    create: 'Create game',
    creating: 'Creating …',
    lastsDays: (n: number) =>
      `About ${plural(n, 'day', 'days')} to the end, if everybody looks in twice a day.`,
    lastsWeeks: (n: number) =>
      `About ${plural(n, 'week', 'weeks')} to the end, if everybody looks in twice a day.`,
  },

  player: {
    name: 'Your name',
    nameHint: 'The others see it. It can be changed later.',
  },

  invite: {
    title: 'Invitation',
    description: 'An invitation to a game of Aeroplane Chess. A name is enough to take a seat.',
    headline: (by: string) => `${by} invites you to play`,
    seats: 'Who plays',
    colour: 'Your colour',
    any: 'Any colour',
    join: 'Join game',
    joining: 'Joining …',
    watch: 'Watch the game',
    gone: words.invitationClosed,
    goneHint: 'The game has started without you, or was called off.',
    full: 'All seats are taken.',
    unknown: 'There is no such invitation.',
    unknownHint: 'The link may have been cut off on its way. Ask for it again.',
  },

  seats: {
    label: 'Seats',
    open: 'Open seat',
    bot: (level: string | undefined) => (level ? `Bot (${levels[level as keyof typeof levels]})` : 'Bot'),
    former: 'Former player',
    held: 'the bot plays for now',
    left: 'has left',
    away: (until: string) => `away until ${until}`,
    you: 'you',
    home: (home: number, planes: number) => `${home}/${planes} home`,
    planes: 'Planes',
    hangar: (n: number) => `${n} in the hangar`,
    onStep: (step: number, size: number) =>
      size > 1 ? `${size} stacked on step ${step}` : `on step ${step}`,
  },

  waiting: {
    title: 'Waiting for players',
    lead: (open: number) =>
      `${plural(open, 'seat is', 'seats are')} still open. The game starts by itself when the last is taken.`,
    link: 'Invite link',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share link',
    shareText: 'Play Aeroplane Chess with me:',
    qr: 'QR code of the invite link',
    showQr: 'Show as a QR code',
    start: 'Start now',
    startHint: 'Bots take the open seats.',
    cancel: 'Call off the game',
    leave: 'Leave the game',
    cancelled: 'This game was called off before it started.',
    notSeated: 'You are not in this game yet.',
  },

  game: {
    title: 'Game',
    description: 'A game of Aeroplane Chess: the board, whose decision it is, and what has happened.',
    loading: 'Fetching the game …',
    unknown: 'There is no such game.',
    board: 'Board',
    watching: 'You are watching.',
    playToo: 'Play a game of your own',
    youDecide: 'Your decision',
    youRolled: (die: number) => `You rolled a ${die}.`,
    yourRoll: 'Your turn to roll',
    roll: 'Roll the die',
    decides: (who: string) => `${who} decides`,
    decidesDie: (who: string, die: number) => `${who} rolled a ${die}.`,
    rolls: (who: string) => `Waiting for ${who} to roll.`,
    goingOn: 'The game goes on …',
    plays: (who: string) => `${who} plays`,
    now: 'Now',
    bots: 'The bots are playing.',
    left: (span: string) => `${span} left`,
    overdue: 'Time is up: the house bot chooses any moment.',
    over: 'The game is over',
    won: (who: string) => `${who} won`,
    youWon: 'You won!',
    choices: 'Choices',
    allChoices: 'All choices',
    play: 'Play',
    sending: 'Sending …',
    undo: 'Undo',
    willSend: (what: string) => `Chosen: ${what}`,
    sentIn: (seconds: number) => `Sent in ${seconds} s`,
    nextDecision: (n: number) => `Next decision (${n})`,
    nothingElse: 'Nothing else waits for you.',
    held: 'The bot plays for you, as some of your decisions ran out of time.',
    takeBack: 'Take my seat back',
    story: 'Story',
    noStory: 'Nobody has rolled yet.',
    ranking: 'Ranking',
    menu: 'More',
    nudge: 'Nudge',
    nudgeWho: (who: string) => `Nudge ${who}`,
    nudged: 'Nudged',
    mute: 'Stop notices of this game',
    unmute: 'Notify me of this game again',
    others: 'Block or report a player',
    record: 'Download the record',
    dice: 'Check the dice',
    watchLink: 'Link to watch',
    resign: 'Resign',
    resignTitle: 'Leave this game for good?',
    resignText: 'Your planes leave the board and you are ranked below all who stay. The others play on.',
    stay: 'Play on',
    leaveTitle: 'Leave this game?',
    leaveText: 'Your seat becomes free for somebody else.',
    cancelTitle: 'Call off this game?',
    cancelText: 'The invite link stops working for everybody.',
    back: 'Not now',
    disconnected: 'Not connected, trying again …',
    newGame: 'New game',
  },

  away: {
    title: 'Since you were away',
    left: (n: number) => plural(n, 'roll', 'rolls') + ' to show',
    skip: 'Skip',
    speedLabel: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    again: 'Show again',
    read: 'Read',
    done: 'Go on',
  },

  die: (n: number) => `Die: ${n}`,

  choice: {
    launch: 'Launch a plane',
    launchFrom: 'Plane in the hangar',
    plane,
    to: (step: number) => `to ${step}`,
    jump: (step: number) => `jump to ${step}`,
    flyTo: (step: number) => `fly to ${step}`,
    stayOn: (step: number) => `stay on ${step}`,
    join: (size: number) => `join as a stack of ${size}`,
    restBeside: 'rest beside',
    home: 'to the centre: home',
    captures: (n: number, victim: string) => `captures ${n} of ${victim}`,
    sentBack: 'meets a stack and goes back',
    line: (where: string, parts: readonly string[]) => `${where}: ${parts.join(', ')}`,
    moves: (from: number, to: number) => `moves ${from} to ${to}`,
    launches: 'launches',
    several: (n: number) => `${n} choices`,
    label: (where: string, parts: readonly string[]) => [where, ...parts].join(', '),
  },

  story: {
    line: (who: string, parts: readonly string[]) => `${who} ${parts.join(', ')}.`,
    rolled: (die: number) => `rolled ${die}`,
    passed: 'could not move',
    launched: 'launched a plane',
    moved: (from: number, to: number, size: number) =>
      size > 1 ? `moved a stack of ${size} from ${from} to ${to}` : `moved ${from} to ${to}`,
    jumped: (to: number) => `jumped to ${to}`,
    flew: (from: number, to: number) => `flew ${from} to ${to}`,
    captured: (n: number, victim: string) => `sent back ${n > 1 ? `${n} of ${victim}` : `one of ${victim}`}`,
    capturedOwn: (n: number) => `sent back ${n > 1 ? n : 'one'} of yours`,
    sentBack: 'met a stack and went back',
    stacked: (size: number) => `made a stack of ${size}`,
    wentHome: (n: number) => (n > 1 ? `brought ${n} planes home` : 'brought a plane home'),
    thirdSix: (n: number) =>
      n > 0 ? `third six: ${plural(n, 'plane goes', 'planes go')} back` : 'third six: the turn is over',
    left: 'left the game',
    ranked: (rank: number) => `finished ${place(rank)}`,
    ended: 'the game is over',
    bot: 'the bot chose',
    missed: 'time ran out, the house bot chose',
    planned: 'as planned',
  },

  report: {
    title: 'Luck and skill',
    open: 'How the chances turned, what the dice did, and which moves mattered.',
    loading: 'Going through the game …',
    failed: 'The report could not be made.',
    retry: 'Try again',
    explanation:
      'Luck is what the dice did to a player’s chance to win, skill is how little of it was given away by choices; both in points of a hundred, until somebody has won.',
    chances: 'Chance to win',
    chartLabel: (rolls: number, leads: readonly string[]) =>
      `Chance to win over ${plural(rolls, 'roll', 'rolls')}: ${leads.join('; ')}.`,
    led: (who: string, from: number, to: number) =>
      from === 0 ? `${who} led until roll ${to}` : `${who} from roll ${from} to ${to}`,
    ledToTheEnd: (who: string, from: number) =>
      from === 0 ? `${who} led from the start to the end` : `${who} from roll ${from} to the end`,
    ply: 'Ply',
    start: 'Before the first roll.',
    ofPlies: (n: number, all: number) => `Roll ${n} of ${all}`,
    plyText: (n: number, line: string) => `Roll ${n}: ${line}`,
    back: 'One roll back',
    on: 'One roll on',
    toTheEnd: 'Back to the end',
    dotted: 'The board shows the choice before it, and dotted what was better.',
    players: 'Players',
    rows: {
      luck: 'Luck',
      givenAway: 'Given away',
      decisions: 'Decisions',
      captures: 'Captures',
      lost: 'Planes lost',
      sixes: 'Sixes',
      dice: 'Dice 1 to 6',
    },
    dice: (counts: readonly (readonly [face: number, count: number])[]) =>
      counts.map(([face, n]) => `${face}: ${n}×`).join(', '),
    turningPoints: 'Turning points',
    noTurningPoints: 'No roll and no choice changed much.',
    swingOfLuck: (n: number, who: string, die: number) => `Roll ${n}: ${who} rolled a ${die}`,
    swingOfChoice: (n: number, who: string, die: number, choice: string) =>
      `Roll ${n}: with a ${die}, ${who} could have chosen “${choice}”`,
    inParentheses: (points: string) => `(${points})`,
  },

  look: {
    title: 'Look back',
    open: 'Any roll of the game so far, on the board.',
    toTheStart: 'To the start',
    link: 'Copy a link to this roll',
  },

  evidence: {
    title: 'The dice of this game do not add up',
    commitment: 'The server now shows other dice than those it promised when you joined.',
    'own-seed': 'Your own contribution to the dice has been changed.',
    'earlier-seed': 'The contribution of somebody who joined before you has been changed.',
    advice: 'Do not trust the rolls of this game.',
  },

  lobby: {
    title: 'Open games',
    description: 'Games of Aeroplane Chess in which anyone may take a seat.',
    lead: 'Anyone may take a seat in these.',
    none: 'No open games right now. Create one that anyone can join.',
    loading: 'Looking for open games …',
    by: (who: string) => `${who} invites`,
    players: (n: number) => plural(n, 'player', 'players'),
    waits: (span: string) => `waiting for ${span}`,
    join: 'Take a seat',
    more: 'Show more',
    failed: 'The open games could not be loaded.',
  },

  plan,

  talk: enTalk,

  options,

  problems,
  problem: 'That did not work. Try again.',
  notFound: 'There is no such page.',
};

export type Messages = typeof main;
