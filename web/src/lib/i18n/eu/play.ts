/** Settings of one device, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const play: SecondaryMessages['play'] = {
  title: 'Gailu honetan jokatzea',
  about: 'Nabigatzaile honetan gordetzen da, partida guztietarako.',
  sound: 'Soinuak',
  vibration: 'Dardara egin hegazkinak itzularaztean',
  ownColourBelow: 'Nire kolorea taularen behealdean',
  speed: 'Zein azkar erakutsi mugimenduak',
  confirmation: 'Aukeratzeko',
  confirmations: {
    again: { name: 'Aukeratu bi aldiz', about: 'Lehenengoan erakusten da, bigarrenean bidaltzen.' },
    undo: {
      name: 'Aukeratu behin',
      about: 'Segundo batzuk geroago bidaltzen da, eta ordura arte desegin daiteke.',
    },
  },
};
