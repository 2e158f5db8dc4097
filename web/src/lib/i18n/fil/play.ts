/** Settings of one device, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: 'Paglalaro sa device na ito',
  about: 'Nakatabi sa browser na ito, para sa lahat ng laro.',
  sound: 'Mga tunog',
  vibration: 'Mag-vibrate kapag may pinabalik na eroplano',
  ownColourBelow: 'Nasa ibaba ng tablero ang kulay ko',
  speed: 'Bilis ng pagpapakita ng mga galaw',
  confirmation: 'Sa pagpili',
  confirmations: {
    again: { name: 'Piliin nang dalawang beses', about: 'Ipinapakita ito sa una, ipinapadala sa ikalawa.' },
    undo: {
      name: 'Piliin nang isang beses',
      about: 'Ipinapadala ito makalipas ang ilang segundo, at mababawi hanggang doon.',
    },
  },
};
