/** The page of rules, and how a game by correspondence works, in Filipino. */

import type { RulesMessages } from '../en/rules.ts';

export const rules: RulesMessages = {
  title: 'Mga tuntunin',
  description:
    'Kung paano nilalaro rito ang Larong Eroplano, isa-isang tuntunin na may larawan, at kung paano ang larong may ilang oras ang pagitan.',
  lead: 'Dalawa hanggang apat na manlalaro, bawat isa ay may sariling pangkat ng eroplano. Panalo ang unang makapagdala ng lahat sa gitna. Ito ang mga tuntunin ng Klasiko; nasa ibaba ang iba pang mapipili.',
  topics: {
    way: {
      title: 'Ang daan',
      text: 'Bawat eroplano ay lumalabas sa hangar papunta sa katabing panimulang puwesto, umiikot nang isang beses sa track pakanan, lumiliko sa bisig ng sariling kulay at nagtatapos sa gitna. Binibilang ang mga hakbang mula sa simula ng bawat manlalaro: 1 hanggang 50 sa track, 51 hanggang 55 sa sariling hanay na walang ibang nakakapasok, at 56 ang gitna.',
    },
    launch: {
      title: 'Paglabas',
      text: 'Ang 2, 4 o 6 ay naglalabas ng eroplano mula sa hangar papunta sa panimulang puwesto, at hanggang doon lang: tutuloy ito sa susunod na hagis. Walang mapapabalik mula roon.',
    },
    step: {
      title: 'Paggalaw',
      text: 'Kung hindi, isang eroplano ang gagalaw ayon sa hagis. Ikaw ang pipili kung alin, o kung maglalabas kapag puwede ang dalawa. Bawal lumaktaw habang may maigagalaw; kapag wala, kusang lilipat ang turno.',
    },
    jump: {
      title: 'Mga talon',
      text: 'Ang eroplanong lumapag sa sariling kulay ay agad tumatalon sa susunod na ganoong kulay, 4 na hakbang pasulong. Isang beses lang ito tumatalon sa bawat hagis, at sa hakbang 50, kung saan ito lumiliko, nananatili ito.',
    },
    shortcut: {
      title: 'Ang shortcut',
      text: 'Ang eroplanong lumapag sa hakbang 18, sa hagis man o sa talon, ay puwedeng lumipad sa putol-putol na linya papunta sa hakbang 30 at mananatili roon. Kung hindi lilipad, ang dumating sa 18 sa hagis ay tatalon sa 22, at ang dumating sa talon ay mananatili sa 18. Tinatawid ng lipad ang hanay ng katapat na manlalaro at pinababalik ang sinumang nasa hakbang 53 doon.',
    },
    captures: {
      title: 'Pagpapabalik',
      text: 'Saanman lumapag ang eroplano, bumabalik sa hangar ang lahat ng eroplano ng iba: kung saan ito dinala ng hagis, kung saan ito tumalon, at kung saan natapos ang lipad. Ligtas ang nadaanan lang. Sa track, walang ligtas; sa panimulang puwesto at sa sariling hanay ay ligtas ang lahat, maliban sa tumatawid na lipad.',
    },
    stacks: {
      title: 'Mga patong',
      text: 'Ang eroplanong lumapag sa sariling kasama ay puwedeng pumatong, o tumabi lang. Ang patong ay gumagalaw bilang isa at hindi na hinahati ng may-ari. Kung may lumapag dito, babalik ang lahat nito at hiwa-hiwalay na muli.',
    },
    home: {
      title: 'Pag-uwi sa saktong bilang',
      text: 'Kailangan ng gitna ang saktong bilang: ang eroplanong lalampas ay hindi makakagalaw sa hagis na iyon. Sabay-sabay umuuwi ang patong. Ang nakauwing eroplano ay nakataob sa hangar nito at tapos na.',
    },
    sixes: {
      title: 'Mga anim, at ang ikatlo',
      text: 'Ang 6 ay may isa pang hagis, at ang ikalawang 6 ay may ikatlo. Kung 6 ulit iyon, hindi ito ilalaro: bawat eroplanong iginalaw ng unang dalawa ay babalik sa hangar, maliban kung nakauwi na, at tapos ang turno. Ang napabalik ay mananatiling napabalik.',
    },
    end: {
      title: 'Pagkapanalo',
      text: 'Panalo ang unang nakapag-uwi ng lahat ng eroplano. Tuloy ang laro ng iba hanggang isa na lang ang natitira. Ang umalis ay mas mababa sa lahat ng nanatili.',
    },
  },
  presets: 'Mga handang tuntunin',
  presetsLead:
    'Iba-iba ang laro ng bawat pamilya. Nagsisimula ang bawat laro sa isa sa mga ito, at puwedeng baguhin ang bawat isa.',
  optionsTitle: 'Lahat ng mapipili',
  options: {
    launch:
      'Sa even na numero, mabilis lumabas ang mga eroplano; sa 5 o 6, o 6 lang, mas matagal silang naghihintay sa hangar.',
    thirdSix:
      'Ang ikatlong 6 sa isang turno ay nagpapabalik ng iginalaw ng unang dalawa, o tinatapos lang ang turno. O hindi binibilang ang mga 6, at bawat isa ay may isa pang hagis.',
    shortcut: 'Ikaw ang bahala kung lilipad, o kailangang lumipad ng lumapag sa shortcut.',
    afterShortcut:
      'Ang eroplanong dumating sa 18 sa hagis at lumipad ay mananatili sa 30, o tatalon pa sa 34 at magpapabalik sa parehong puwesto.',
    stacking: 'Ang nagtagpong magkakasama ay nagpapatong kung gusto mo, palagi, o hindi kailanman.',
    stackCapture:
      'Ang lumapag sa patong ng iba ay nagpapabalik nito. O gumaganti ang patong: babalik din sa hangar ang lumapag.',
    finish:
      'Ang hagis na sobra para sa gitna ay hindi magagamit ng eroplanong iyon. O magagamit: aabot ito sa gitna at uurong ayon sa sobra.',
    planes: 'Mas maikli ang laro kapag kaunti ang eroplano.',
  },
  correspondenceTitle: 'Larong may pagitan',
  correspondence: {
    decisions: {
      title: 'Tatanungin ka lang kapag may pagpipilian',
      text: 'Agad naghahagis ang server para sa susunod. Kusang natitira ang hagis na walang pagpipilian. Kaya babalik ka lang para magpasya, at makikita mo muna ang mga nangyari. Puwede ring itakda ang laro na sa kamay ang paghagis.',
    },
    time: {
      title: 'Oras sa bawat pasya',
      text: 'May oras ang bawat pasya sa bawat laro, mula 5 minuto hanggang isang linggo, at puwede kang paalalahanan bago ito maubos. Pinahihinto ang orasan mo ng tahimik na oras sa gabi at ng mga araw ng bakasyon, na parehong nasa settings.',
    },
    missed: {
      title: 'Mga nalaktawang pasya',
      text: 'Kapag naubos ang oras, ang bot ng bahay ang pipili para sa iyo, at sasabihin ito sa kuwento. Pagkatapos ng tatlong sunod, hahawakan nito ang upuan mo para walang maghintay, hanggang bawiin mo ito.',
    },
    plans: {
      title: 'Mga plano',
      text: 'Puwede kang magplano: isang tira para sa bawat mukha ng susunod mong hagis, at mga palagiang bilin gaya ng pag-uwi o pagpapabalik. Ititira lang ang plano kung puwede pa at pareho pa rin ang mangyayari sa nakita mo. Walang ibang nakakakita nito.',
    },
  },
  dice: {
    title: 'Patas na dais',
    text: 'Nakatakda na ang lahat ng hagis ng laro bago ang una, ng lihim na hindi na mababago ng server at ng mga byte na idinaragdag ng bawat manlalaro. Masusuri ng kahit sino ang bawat hagis pagkagawa nito, at wala nang mababago pagkatapos.',
    link: 'Kung paano sinusuri ang dais',
  },
};
