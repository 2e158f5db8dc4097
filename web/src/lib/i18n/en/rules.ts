/** The page of rules, and how a game by correspondence works, in English. */

import type { RuleOption } from '@aeroplane/engine';
import type { Topic } from '../../api-types/topic.ts';

interface Paragraph {
  readonly title: string;
  readonly text: string;
}

const topics: Record<Topic, Paragraph> = {
  way: {
    title: 'The way round',
    text: 'Every plane leaves its hangar for the launch cell beside it, goes once round the track clockwise, turns in at the arm of its own colour and ends in the centre. Steps are counted from each player’s own start: 1 to 50 on the track, 51 to 55 in the home column, where nobody else ever comes, and 56 is the centre.',
  },
  launch: {
    title: 'Launching',
    text: 'A 2, a 4 or a 6 brings a plane out of the hangar to its launch cell, and no further: it goes on with a later roll. Nobody can be sent back from there.',
  },
  step: {
    title: 'Moving on',
    text: 'Otherwise one plane goes on by the number rolled. Which one is your choice, and so is launching instead where the number allows both. Nobody may pass while something can move; where nothing can, the turn passes by itself.',
  },
  jump: {
    title: 'Jumps',
    text: 'A plane that lands on a cell of its own colour jumps to the next one at once, 4 steps on. It jumps only once a roll, and on step 50, where it turns in, it stays.',
  },
  shortcut: {
    title: 'The shortcut',
    text: 'A plane that lands on its step 18, by its roll or by a jump, may fly along the dashes to step 30, where it stays. If it does not fly, one that rolled to 18 jumps on to 22, and one that jumped to 18 stays. The flight crosses the home column of the player opposite and sends back whoever stands there on step 53.',
  },
  captures: {
    title: 'Captures',
    text: 'Wherever a plane lands, all planes of others go back to their hangars: where it is rolled to, where it jumps to, and where a flight ends. What it only passes is safe. On the track nobody is safe; on the launch cell and in the home column everybody is, but for the flight across.',
  },
  stacks: {
    title: 'Stacks',
    text: 'A plane that lands on others of its fleet may join them in a stack, or rest beside them. A stack moves as one and is never split by its owner. Whoever lands on it sends back all of it, and then its planes are loose again.',
  },
  home: {
    title: 'Home by exact count',
    text: 'The centre needs the exact number: a plane that would go too far cannot move with that roll. A stack comes home as one. A plane that is home lies face down in its hangar and is done.',
  },
  sixes: {
    title: 'Sixes, and the third one',
    text: 'A 6 gives another roll, and a second 6 a third one. If that is a 6 again, it is not played: every plane that the first two moved goes back to the hangar, unless it is home, and the turn is over. What was captured stays captured.',
  },
  end: {
    title: 'Winning',
    text: 'Whoever has all planes home first wins. The others play on until one is left. Whoever leaves is ranked below all who stay.',
  },
};

const options: Record<RuleOption, string> = {
  launch:
    'With even numbers planes come out fast; with 5 or 6, or with 6 alone, they wait in the hangar for longer.',
  thirdSix:
    'The third 6 in a turn sends back what the first two moved, or only ends the turn. Or sixes are not counted, and each of them gives another roll.',
  shortcut: 'You decide whether to fly, or whoever lands on the shortcut has to.',
  afterShortcut:
    'A plane that rolled to 18 and flew stays on 30, or jumps on from there to 34 and captures on both cells.',
  stacking: 'Planes of a fleet that meet become a stack if you want it, always, or never.',
  stackCapture:
    'Whoever lands on a stack of others sends it back. Or the stack hits back: then whoever landed on it goes back to the hangar as well.',
  finish:
    'A roll that is too high for the centre cannot be played by that plane. Or it is: the plane touches the centre and turns back by what is left over.',
  planes: 'With fewer planes a game is shorter.',
};

const correspondence: Record<'decisions' | 'time' | 'missed' | 'plans', Paragraph> = {
  decisions: {
    title: 'You are asked only where there is a choice',
    text: 'The server rolls at once for whoever is next. A roll that leaves nothing to choose plays itself. So you come back only to decide, and see first what has happened meanwhile. A game can also be set to rolling by hand.',
  },
  time: {
    title: 'Time for each decision',
    text: 'Every game has a time for each decision, from 5 minutes to a week, and you can be reminded before it is over. Quiet hours at night and days of vacation, both in the settings, stop your clock.',
  },
  missed: {
    title: 'Missed decisions',
    text: 'When the time is over, the house bot chooses for you, and the story says so. After three in a row it keeps your seat, so that nobody waits, until you take the seat back.',
  },
  plans: {
    title: 'Plans',
    text: 'You can plan ahead: a move for each face of your next roll, and standing orders such as going home or capturing. A plan is played only if it is legal and still does what you saw. Nobody else sees it.',
  },
};

export const rules = {
  title: 'Rules',
  description:
    'How Aeroplane Chess is played here, rule by rule and with pictures, and how a game goes that is played hours apart.',
  lead: 'Two to four players with a fleet each. Whoever first brings all planes to the centre wins. These are the rules of Classic; what else can be chosen stands below.',
  topics,
  presets: 'Ready-made rules',
  presetsLead:
    'Families play it differently. Every game begins with one of these, and each option can be changed.',
  optionsTitle: 'Every option',
  options,
  correspondenceTitle: 'A game by correspondence',
  correspondence,
  dice: {
    title: 'Fair dice',
    text: 'All rolls of a game are fixed before the first one, by a secret that the server is bound to and by bytes that every player adds. Each roll can be checked by anyone as soon as it is made, and none can be changed afterwards.',
    link: 'How the dice are checked',
  },
};

export type RulesMessages = typeof rules;
