/** Plans, in Filipino. */

import type { Messages } from '../en/main.ts';
import { listIn } from '../intl.ts';

const list = listIn('fil', { type: 'unit' });

export const plan: Messages['plan'] = {
  title: 'Magplano',
  offer: 'Planuhin ang susunod mong hagis',
  planned: 'Plano mo',
  nothing: 'Ang gagawin habang wala ka.',
  summary: (faces, given) =>
    [
      ...(faces.length > 0 ? [`Nakaplano ang susunod na hagis para sa ${list(faces.map(String))}`] : []),
      ...(given > 0 ? [`${given} palagiang bilin`] : []),
    ].join(' · '),
  loading: 'Kinukuha ang pagpaplano …',
  failed: 'Hindi makuha ang pagpaplano.',
  retry: 'Subukan ulit',
  promise:
    'Ititira lang kung puwede pa at pareho pa rin ang mangyayari sa nakita mo; kung hindi, tatanungin ka. Walang ibang makakakita ng plano mo: sa kuwento lang mamarkahan ang itinira nito.',
  faces: 'Para sa susunod mong hagis',
  face: (die) => `Kapag ${die}:`,
  ask: 'Tanungin ako',
  askOrdered: 'Mga palagiang bilin, o kaya tanungin ako',
  passes: 'Walang maigagalaw.',
  byItself: (move) => `Kusa: ${move}`,
  lost: 'Hindi na ganoon ang mangyayari sa plano mo.',
  moved: 'Umusad na ang laro: ito na ang mga tira ngayon.',
  decideFirst: 'Ikaw ang pipili ngayon. Pagkatapos, puwede mong planuhin ang susunod na hagis.',
  decide: 'Sa pagpili',
  save: 'I-save ang plano',
  clear: 'Burahin',
  orders: 'Mga palagiang bilin',
  ordersHint: 'Para sa bawat hagis na may pagpipilian, hanggang baguhin mo: ang unang babagay ang masusunod.',
  order: {
    home: { name: 'Umuwi', about: 'Dalhin ang eroplano sa gitna.' },
    capture: { name: 'Magpabalik', about: 'Magpabalik ng mas maraming eroplano ng iba kaysa sa mawawala.' },
    shortcut: { name: 'Mag-shortcut', about: 'Lumipad sa putol-putol na linya.' },
    flee: { name: 'Tumakas', about: 'Ilayo ang eroplano sa abot ng susunod na manlalaro.' },
    launch: { name: 'Maglabas', about: 'Maglabas ng eroplano mula sa hangar.' },
    leader: { name: 'Tumakbo', about: 'Igalaw ang eroplanong pinakamalayo na.' },
  },
  up: (name) => `${name}: itaas`,
  down: (name) => `${name}: ibaba`,
  placed: (name, place, of) => `${name}: ${place} sa ${of}`,
  taken: (name) => `${name}: patay`,
  saveOrders: 'I-save ang mga bilin',
  saving: 'Sine-save …',
  saved: 'Na-save',
  cleared: 'Nabura',
  unsaved: 'Hindi pa na-save',
};
