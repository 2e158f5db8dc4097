/** Devices, and handing over between them, in Basque. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const devices: SecondaryMessages['devices'] = {
  handOver: {
    title: 'Aldatu beste gailu batera',
    about: 'Beste gailuak zu bezala jarraituko du, zure partida guztiekin. Honek ere saioa hasita izango du.',
    make: 'Sortu kodea',
    making: 'Kodea sortzen …',
    code: 'Zure kodea',
    how: 'Eskaneatu hau beste gailuarekin, edo idatzi kodea hango Ezarpenetan.',
    qr: 'Beste gailurako estekaren QR kodea',
    left: (minutes, seconds) =>
      `${minutes}:${String(seconds).padStart(2, '0')} geratzen zaio, eta gailu bakarrerako balio du.`,
    over: 'Kode hau zaharregia da jada.',
    again: 'Sortu beste bat',
    secret: 'Kodea duenak zu bezala jokatuko du: ez erakutsi beste inori.',
  },

  enter: {
    label: 'Kodea',
    hint: 'Hamar letra eta zifra. Beste gailuak Ezarpenetan erakusten du.',
    invalid: 'Kodeak hamar letra eta zifra ditu.',
    submit: 'Jarraitu',
  },

  claim: {
    asking: 'Kodea bilatzen …',
    title: (name) => `Gailu honetan izen honekin jarraitu: ${name}?`,
    text: 'Partida guztiak ekarriko dira, eta hemen egindako jokaldi oro harena izango da.',
    merging: (name) =>
      `Orain arte gailu honek izen honekin jokatu du: ${name}. Toki haiek ere ekarriko dira.`,
    yes: (name) => `Jarraitu: ${name}`,
    working: 'Une bat …',
    no: 'Ez',
    done: (name) => `Gailu honetan orain izen honekin jokatzen duzu: ${name}.`,
    unknown: 'Kode hau ezezaguna da: erabilita dago, edo zaharregia da. Sortu beste bat lehen gailuan.',
    retry: 'Saiatu berriro',
    close: 'Itxi',
  },

  list: {
    title: 'Saioa hasita duten gailuak',
    failed: 'Ezin izan dira zure gailuak kargatu.',
    retry: 'Saiatu berriro',
    current: 'Gailu hau',
    other: 'Beste gailu bat',
    since: (when) => `noiztik: ${when}`,
    signOut: 'Amaitu saioa',
    signOutOf: (device) => `Amaitu saioa: ${device}`,
    everywhere: 'Amaitu saioa leku guztietan',
    everywhereTitle: 'Saioa amaitu gailu guztietan?',
    everywhereText:
      'Gailu honetan ere amaituko da. Oraindik balio duen koderik gabe, inor ez da zure tokietara itzuliko.',
  },

  signOut: {
    title: 'Saioa amaitu gailu honetan?',
    text: 'Zure beste gailuek saioa hasita izango dute. Honetarako jakinarazpenak amaituko dira.',
    lastTitle: 'Hau da zure gailu bakarra',
    lastText:
      'Gailu honek bakarrik daki zu zarela. Saioa hemen amaitzen baduzu, zure tokiak galduko dira: zure erabakien denbora agortuko da eta bot batek jokatuko du zure ordez. Aldatu lehenik beste gailu batera.',
    moveFirst: 'Aldatu beste gailu batera',
    anyway: 'Amaitu saioa eta galdu nire tokiak',
    confirm: 'Amaitu saioa',
    cancel: 'Geratu',
    working: 'Saioa amaitzen …',
  },

  haveCode: 'Beste gailu batean jokatzen dut jada',
};
