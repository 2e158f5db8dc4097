/** The pages and settings about emails, in Filipino. */

import type { SecondaryMessages } from '../en/secondary.ts';

export const mail: SecondaryMessages['mail'] = {
  title: 'Email',
  about:
    'Kapag matagal na hindi nakita ang isang pasya, puwedeng sabihin sa iyo ng email: isa para sa lahat ng laro.',
  unavailable: 'Hindi nagpapadala ng email ang server na ito.',
  failed: 'Hindi makuha ang mga setting ng email mo.',
  retry: 'Subukan ulit',
  address: 'Email address',
  after: 'Kapag hindi nakita ang pasya nang',
  hours: (hours) => `${hours} oras`,
  save: 'I-save',
  saving: 'Sine-save …',
  saved: 'Na-save',
  unconfirmed: (address) =>
    `Nagpadala kami ng email sa ${address}. Buksan ang link doon, para malaman naming sa iyo ang address.`,
  again: 'Ipadala ulit',
  sentAgain: 'Ipinadala ulit',
  confirmed: (address) => `Sa ${address} napupunta ang mga email.`,
  remove: 'Alisin ang address',
  removed: 'Naalis ang address.',

  confirmPage: {
    title: 'Kumpirmahin ang address mo',
    description: 'Kinukumpirma ang email address na padadalhan ng mga abiso ng Larong Eroplano.',
    text: 'Sa address na ito mapupunta ang mga email tungkol sa mga pasyang naghihintay sa iyo.',
    button: 'Oo, sa akin ito',
    done: 'Nakumpirma ang address mo.',
  },
  offPage: {
    title: 'Wala nang email',
    description: 'Itinitigil ang mga email ng Larong Eroplano sa isang address.',
    text: 'Hindi na kami magpapadala ng email sa address na ito. Tuloy ang mga laro mo.',
    button: 'Itigil ang mga email',
    done: 'Wala nang darating na email.',
  },
  working: 'Sandali lang …',
  broken: 'Hindi buo ang link na ito. Buksan ulit mula sa email.',
  home: 'Sa mga laro ko',
};
