/** Every option of the rules, in Basque. */

import type { Messages } from '../en/main.ts';

export const options: Messages['options'] = {
  launch: {
    name: 'Hegazkina aireratzeko',
    values: { even: 'Edozein zenbaki bikoiti', 'five-or-six': '5 edo 6', six: '6 bakarrik' },
  },
  thirdSix: {
    name: 'Txanda bereko hirugarren 6a',
    values: {
      return: 'Lehen biek mugitutakoa itzularazten du',
      lose: 'Txanda amaitzen du',
      free: 'Besteak bezalakoa da',
    },
  },
  shortcut: {
    name: 'Lasterbideak',
    values: { optional: 'Hegan egin ala geratu, nahi bezala', compulsory: 'Beti hegan egin behar' },
  },
  afterShortcut: {
    name: 'Lasterbidearen ondoren',
    values: { stop: 'Hegazkina han geratzen da', jump: 'Zuzenean lur hartuz gero, jauzi beste bat' },
  },
  stacking: {
    name: 'Norberaren hegazkinaren gainean lur hartzea',
    values: { optional: 'Pilatu ala alboan geratu', automatic: 'Beti pilatzen da', off: 'Ez da pilatzen' },
  },
  stackCapture: {
    name: 'Besteen pilaren gainean lur hartzea',
    values: { all: 'Pila osoa itzultzen da', mutual: 'Bi aldeak itzultzen dira' },
  },
  finish: {
    name: 'Erdigunea',
    values: { exact: 'Zenbaki zehatza behar da', bounce: 'Gehiegizkoak errebotatzen du' },
  },
  planes: { name: 'Hegazkinak jokalariko', values: { 4: 'Lau', 3: 'Hiru', 2: 'Bi' } },
};
