/** The page of rules, and how a game by correspondence works, in Malay. */

import type { RulesMessages } from '../en/rules.ts';

export const rules: RulesMessages = {
  title: 'Peraturan',
  description:
    'Cara Catur Kapal Terbang dimainkan di sini, satu demi satu dengan gambar, dan bagaimana permainan yang berselang beberapa jam berjalan.',
  lead: 'Dua hingga empat pemain, masing-masing dengan sebuah armada. Sesiapa yang dahulu membawa semua kapalnya ke pusat menang. Inilah peraturan Klasik; pilihan lain ada di bawah.',
  topics: {
    way: {
      title: 'Laluan',
      text: 'Setiap kapal keluar dari hangar ke petak pelepasan di sebelahnya, mengelilingi trek sekali mengikut arah jam, membelok masuk di lengan warnanya sendiri dan tamat di pusat. Petak dikira dari tempat mula setiap pemain: 1 hingga 50 di trek, 51 hingga 55 di lajur rumah yang tidak dimasuki orang lain, dan 56 ialah pusat.',
    },
    launch: {
      title: 'Berlepas',
      text: 'Angka 2, 4 atau 6 membawa satu kapal dari hangar ke petak pelepasan, tidak lebih jauh: ia bergerak lagi dengan balingan kemudian. Tiada siapa dapat dihantar balik dari situ.',
    },
    step: {
      title: 'Bergerak',
      text: 'Selain itu, satu kapal bergerak sebanyak angka yang dibaling. Anda memilih kapal mana, atau memilih berlepas jika angka itu membenarkan kedua-duanya. Tidak boleh melangkau giliran selagi ada yang dapat bergerak; jika tiada, giliran berpindah dengan sendiri.',
    },
    jump: {
      title: 'Lompatan',
      text: 'Kapal yang mendarat di petak warnanya sendiri terus melompat ke petak sewarna yang berikutnya, 4 petak ke hadapan. Ia melompat sekali sahaja setiap balingan, dan di petak 50, tempat ia membelok, ia berhenti.',
    },
    shortcut: {
      title: 'Jalan pintas',
      text: 'Kapal yang mendarat di petak 18, melalui balingan atau lompatan, boleh terbang mengikut garis putus-putus ke petak 30 dan berhenti di situ. Jika tidak terbang, kapal yang sampai ke 18 dengan balingan melompat ke 22, dan yang sampai dengan lompatan kekal di 18. Penerbangan itu melintasi lajur rumah pemain di seberang dan menghantar balik sesiapa yang berada di petak 53 di situ.',
    },
    captures: {
      title: 'Menghantar balik',
      text: 'Di mana sahaja kapal mendarat, semua kapal pemain lain kembali ke hangar: di petak balingan, di petak lompatan, dan di hujung penerbangan. Yang hanya dilalui selamat. Di trek tiada siapa selamat; di petak pelepasan dan lajur rumah semua selamat, kecuali daripada penerbangan yang melintas.',
    },
    stacks: {
      title: 'Susunan',
      text: 'Kapal yang mendarat di kapal armadanya sendiri boleh bersusun dengannya, atau berhenti di sebelah. Susunan bergerak sebagai satu dan tidak dipisahkan oleh pemiliknya. Sesiapa yang mendarat di atasnya menghantar balik semuanya, dan kapal-kapal itu terpisah semula.',
    },
    home: {
      title: 'Tiba dengan angka tepat',
      text: 'Pusat memerlukan angka yang tepat: kapal yang akan terlebih tidak dapat bergerak dengan balingan itu. Susunan tiba bersama-sama. Kapal yang sudah tiba tertiarap di hangarnya dan selesai.',
    },
    sixes: {
      title: 'Angka enam, dan yang ketiga',
      text: 'Angka 6 memberi satu balingan lagi, dan 6 kedua memberi balingan ketiga. Jika itu juga 6, ia tidak dimainkan: setiap kapal yang digerakkan dua 6 pertama kembali ke hangar, kecuali yang sudah tiba, dan giliran tamat. Yang sudah dihantar balik tetap begitu.',
    },
    end: {
      title: 'Menang',
      text: 'Sesiapa yang dahulu membawa semua kapalnya tiba menang. Yang lain bermain terus sehingga tinggal seorang. Sesiapa yang keluar diletakkan di bawah semua yang tinggal.',
    },
  },
  presets: 'Peraturan siap',
  presetsLead:
    'Setiap keluarga bermain dengan cara sendiri. Setiap permainan bermula dengan salah satu daripada ini, dan setiap pilihan boleh diubah.',
  optionsTitle: 'Semua pilihan',
  options: {
    launch:
      'Dengan nombor genap kapal cepat keluar; dengan 5 atau 6, atau 6 sahaja, ia menunggu lebih lama di hangar.',
    thirdSix:
      'Angka 6 ketiga dalam satu giliran menghantar balik apa yang digerakkan dua yang pertama, atau hanya menamatkan giliran. Atau angka 6 tidak dikira, dan setiap satu memberi balingan lagi.',
    shortcut: 'Anda menentukan sama ada terbang, atau sesiapa yang mendarat di jalan pintas mesti terbang.',
    afterShortcut:
      'Kapal yang sampai ke 18 dengan balingan lalu terbang berhenti di 30, atau melompat lagi dari situ ke 34 dan menghantar balik di kedua-dua petak.',
    stacking: 'Kapal searmada yang bertemu menjadi susunan jika anda mahu, sentiasa, atau tidak sama sekali.',
    stackCapture:
      'Sesiapa yang mendarat di susunan pemain lain menghantarnya balik. Atau susunan itu membalas: yang mendarat pun kembali ke hangar.',
    finish:
      'Balingan yang terlalu tinggi untuk pusat tidak dapat dimainkan oleh kapal itu. Atau dapat: kapal menyentuh pusat dan berundur sebanyak lebihannya.',
    planes: 'Dengan kurang kapal, permainan lebih singkat.',
  },
  correspondenceTitle: 'Permainan jarak jauh',
  correspondence: {
    decisions: {
      title: 'Anda ditanya hanya apabila ada pilihan',
      text: 'Pelayan terus membaling untuk pemain seterusnya. Balingan yang tiada pilihan dimainkan dengan sendiri. Jadi anda kembali hanya untuk memilih, dan melihat dahulu apa yang sudah berlaku. Permainan juga boleh diatur supaya dadu dibaling dengan tangan.',
    },
    time: {
      title: 'Masa untuk setiap keputusan',
      text: 'Setiap permainan ada masa untuk setiap keputusan, dari 5 minit hingga seminggu, dan anda boleh diperingatkan sebelum masa itu tamat. Waktu senyap pada malam hari dan hari cuti, kedua-duanya dalam tetapan, menghentikan jam anda.',
    },
    missed: {
      title: 'Keputusan yang terlepas',
      text: 'Apabila masa tamat, bot rumah memilih untuk anda, dan cerita menyatakannya. Selepas tiga kali berturut-turut bot memegang tempat anda supaya tiada yang menunggu, sehingga anda mengambilnya semula.',
    },
    plans: {
      title: 'Rancangan',
      text: 'Anda boleh merancang dahulu: satu langkah untuk setiap muka dadu balingan seterusnya, dan arahan tetap seperti tiba di pusat atau menghantar balik. Rancangan dimainkan hanya jika sah dan masih berlaku seperti yang anda lihat. Tiada orang lain melihatnya.',
    },
  },
  dice: {
    title: 'Dadu yang adil',
    text: 'Semua balingan satu permainan ditetapkan sebelum yang pertama, oleh rahsia yang mengikat pelayan dan oleh bait yang ditambah setiap pemain. Setiap balingan boleh disemak oleh sesiapa sebaik sahaja dibuat, dan tiada satu pun boleh diubah selepas itu.',
    link: 'Bagaimana dadu disemak',
  },
};
