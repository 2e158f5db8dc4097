/** Every option of the rules, in Filipino. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: 'Ano ang nagpapalabas ng eroplano',
    values: { even: 'Anumang even na numero', 'five-or-six': '5 o 6', six: '6 lang' },
  },
  thirdSix: {
    name: 'Ang ikatlong 6 sa isang turno',
    values: {
      return: 'Ibinabalik ang iginalaw ng unang dalawa',
      lose: 'Tapos ang turno',
      free: 'Tulad ng iba',
    },
  },
  shortcut: {
    name: 'Mga shortcut',
    values: { optional: 'Lumipad o manatili, bahala ka', compulsory: 'Laging nililipad' },
  },
  afterShortcut: {
    name: 'Pagkatapos ng shortcut',
    values: { stop: 'Doon mananatili ang eroplano', jump: 'Kapag tuwirang lapag, tatalon pa' },
  },
  stacking: {
    name: 'Paglapag sa sariling eroplano',
    values: { optional: 'Magpatong o tumabi', automatic: 'Laging nagpapatong', off: 'Hindi nagpapatong' },
  },
  stackCapture: {
    name: 'Paglapag sa patong ng iba',
    values: { all: 'Pinababalik ang lahat nito', mutual: 'Pinababalik ang magkabila' },
  },
  finish: {
    name: 'Ang gitna',
    values: { exact: 'Kailangan ng saktong hagis', bounce: 'Tatalbog pabalik ang sobra' },
  },
  planes: { name: 'Eroplano bawat isa', values: { 4: 'Apat', 3: 'Tatlo', 2: 'Dalawa' } },
};
