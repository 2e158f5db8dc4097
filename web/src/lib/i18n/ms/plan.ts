/** Plans, in Malay. */

import type { Messages } from '../en/main.ts';
import { listIn } from '../intl.ts';

const list = listIn('ms', { type: 'unit' });

export const plan: Messages['plan'] = {
  title: 'Rancang dahulu',
  offer: 'Rancang balingan anda yang seterusnya',
  planned: 'Rancangan anda',
  nothing: 'Apa yang perlu dibuat semasa anda tiada.',
  summary: (faces, given) =>
    [
      ...(faces.length > 0 ? [`Balingan seterusnya dirancang untuk ${list(faces.map(String))}`] : []),
      ...(given > 0 ? [`${given} arahan tetap`] : []),
    ].join(' · '),
  loading: 'Mengambil perancang …',
  failed: 'Perancang tidak dapat diambil.',
  retry: 'Cuba lagi',
  promise:
    'Dimainkan hanya jika sah dan masih berlaku seperti yang anda lihat; jika tidak, anda ditanya. Tiada orang lain melihat rancangan anda: cerita hanya menandakan apa yang dimainkan mengikutnya.',
  faces: 'Untuk balingan anda yang seterusnya',
  face: (die) => `Dengan ${die}:`,
  ask: 'Tanya saya',
  askOrdered: 'Arahan tetap, jika tidak tanya saya',
  passes: 'Tiada yang dapat bergerak.',
  byItself: (move) => `Dengan sendiri: ${move}`,
  lost: 'Rancangan anda tidak lagi berlaku begitu.',
  moved: 'Permainan sudah bergerak: inilah langkah yang ada sekarang.',
  decideFirst: 'Sekarang giliran anda memilih. Selepas itu anda boleh merancang balingan yang akan datang.',
  decide: 'Ke keputusan',
  save: 'Simpan rancangan',
  clear: 'Kosongkan',
  orders: 'Arahan tetap',
  ordersHint:
    'Untuk setiap balingan yang ada pilihan, sehingga anda mengubahnya: yang pertama sesuai akan menentukan.',
  order: {
    home: { name: 'Tiba di pusat', about: 'Bawa kapal ke pusat.' },
    capture: { name: 'Hantar balik', about: 'Hantar balik lebih banyak kapal lawan daripada kosnya.' },
    shortcut: { name: 'Ambil jalan pintas', about: 'Terbang mengikut garis putus-putus.' },
    flee: { name: 'Lari', about: 'Gerakkan kapal keluar dari jangkauan pemain seterusnya.' },
    launch: { name: 'Berlepas', about: 'Bawa kapal keluar dari hangar.' },
    leader: { name: 'Maju', about: 'Teruskan dengan kapal yang paling jauh.' },
  },
  up: (name) => `${name}: naik`,
  down: (name) => `${name}: turun`,
  placed: (name, place, of) => `${name}: ${place} daripada ${of}`,
  taken: (name) => `${name}: dimatikan`,
  saveOrders: 'Simpan arahan',
  saving: 'Menyimpan …',
  saved: 'Disimpan',
  cleared: 'Dikosongkan',
  unsaved: 'Belum disimpan',
};
