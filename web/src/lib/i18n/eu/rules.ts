/** The page of rules, and how a game by correspondence works, in Basque. */

import type { RulesMessages } from '../en/rules.ts';

export const rules: RulesMessages = {
  title: 'Arauak',
  description:
    'Hegazkin-jokoan hemen nola jokatzen den, arauz arau eta irudiekin, eta nolakoa den orduetako tartearekin jokatzen den partida.',
  lead: 'Bi eta lau jokalari artean, bakoitza bere hegazkinekin. Hegazkin guztiak erdigunera lehenbizi eramaten dituenak irabazten du. Hauek dira Klasikoaren arauak; aukera daitezkeen besteak beherago daude.',
  topics: {
    way: {
      title: 'Bidea',
      text: 'Hegazkin bakoitza hangarretik alboko irteera-laukira ateratzen da, pistari itzuli bat ematen dio erlojuaren noranzkoan, bere koloreko besoan sartzen da eta erdigunean amaitzen du. Laukiak jokalari bakoitzaren irteeratik zenbatzen dira: 1etik 50era pistan, 51tik 55era etxeko zutabean, beste inor sartzen ez den lekuan, eta 56 erdigunea da.',
    },
    launch: {
      title: 'Aireratzea',
      text: '2, 4 edo 6 batek hegazkin bat hangarretik irteera-laukira ateratzen du, ez urrunago: hurrengo jaurtiketa batean jarraituko du. Handik ezin da inor itzularazi.',
    },
    step: {
      title: 'Aurrera egitea',
      text: 'Bestela, hegazkin batek dadoak dioen adina lauki egiten du aurrera. Zein, zuk aukeratzen duzu, baita aireratzea ere, zenbakiak biak onartzen dituenean. Ezin da txandarik pasatu zerbait mugi daitekeen bitartean; ezer ezin bada, txanda berez pasatzen da.',
    },
    jump: {
      title: 'Jauziak',
      text: 'Bere koloreko laukian lur hartzen duen hegazkinak berehala jauzi egiten du kolore bereko hurrengora, 4 lauki aurrera. Jaurtiketa bakoitzean behin bakarrik egiten du jauzi, eta 50. laukian, sartzen den lekuan, geratu egiten da.',
    },
    shortcut: {
      title: 'Lasterbidea',
      text: '18. laukian lur hartzen duen hegazkinak, jaurtiketaz nahiz jauziz, hegan egin dezake marratxoetan zehar 30. laukira, eta han geratzen da. Hegan egiten ez badu, jaurtiketaz iritsi denak 22. laukira jauzi egiten du, eta jauziz iritsi dena 18. laukian geratzen da. Hegaldiak parez pareko jokalariaren etxeko zutabea zeharkatzen du, eta hango 53. laukian dagoena itzularazten du.',
    },
    captures: {
      title: 'Itzularaztea',
      text: 'Hegazkin batek lur hartzen duen lekuan, besteen hegazkin guztiak hangarrera itzultzen dira: jaurtiketak eramaten duen laukian, jauziarenean eta hegaldiaren amaieran. Gainetik pasatzen dena salbu dago. Pistan inor ez dago salbu; irteera-laukian eta etxeko zutabean denak, zeharkatzen duen hegalditik izan ezik.',
    },
    stacks: {
      title: 'Pilak',
      text: 'Bere taldekoen gainean lur hartzen duen hegazkinak pila osa dezake haiekin, edo alboan geratu. Pila bat bezala mugitzen da, eta jabeak ez du inoiz banatzen. Haren gainean lur hartzen duenak osorik itzularazten du, eta hegazkinak berriro solte geratzen dira.',
    },
    home: {
      title: 'Zenbaki zehatzarekin iristea',
      text: 'Erdiguneak zenbaki zehatza behar du: urrunegi joango litzatekeen hegazkina ezin da jaurtiketa horrekin mugitu. Pila osorik iristen da. Iritsi den hegazkina ahuspez dago bere hangarrean, eta amaitu du.',
    },
    sixes: {
      title: 'Seikoak, eta hirugarrena',
      text: '6 batek beste jaurtiketa bat ematen du, eta bigarren 6 batek hirugarrena. Hori ere 6 bada, ez da jokatzen: lehen biek mugitutako hegazkin guztiak hangarrera itzultzen dira, iritsita daudenak izan ezik, eta txanda amaitzen da. Itzularazitakoak hala geratzen dira.',
    },
    end: {
      title: 'Irabaztea',
      text: 'Hegazkin guztiak lehenbizi iritsarazten dituenak irabazten du. Besteek jokatzen jarraitzen dute bat geratu arte. Partida uzten duena geratzen direnen guztien atzetik sailkatzen da.',
    },
  },
  presets: 'Prest dauden arauak',
  presetsLead:
    'Familia bakoitzak bere erara jokatzen du. Partida guztiak hauetako batekin hasten dira, eta aukera bakoitza alda daiteke.',
  optionsTitle: 'Aukera guztiak',
  options: {
    launch:
      'Zenbaki bikoitiekin hegazkinak azkar ateratzen dira; 5 edo 6rekin, edo 6 bakarrik denean, denbora gehiago egoten dira hangarrean.',
    thirdSix:
      'Txanda bereko hirugarren 6ak lehen biek mugitutakoa itzularazten du, edo txanda besterik ez du amaitzen. Edo 6ak ez dira zenbatzen, eta bakoitzak beste jaurtiketa bat ematen du.',
    shortcut:
      'Zuk erabakitzen duzu hegan egin ala ez, edo lasterbidean lur hartzen duenak egin beharra dauka.',
    afterShortcut:
      'Jaurtiketaz 18ra iritsi eta hegan egin duen hegazkina 30ean geratzen da, edo handik 34ra jauzi egiten du eta bi laukietan itzularazten du.',
    stacking: 'Elkartzen diren talde bereko hegazkinak pilatu egiten dira: nahi baduzu, beti, edo inoiz ez.',
    stackCapture:
      'Besteen pila baten gainean lur hartzen duenak itzularazi egiten du. Edo pilak erantzun egiten du: lur hartu duena ere hangarrera itzultzen da.',
    finish:
      'Erdigunerako handiegia den jaurtiketa ezin du hegazkin horrek jokatu. Edo bai: erdigunea ukitu eta soberakoa atzera egiten du.',
    planes: 'Hegazkin gutxiagorekin partida laburragoa da.',
  },
  correspondenceTitle: 'Urrutiko partida',
  correspondence: {
    decisions: {
      title: 'Aukera dagoenean bakarrik galdetzen zaizu',
      text: 'Zerbitzariak berehala jaurtitzen du hurrengoarentzat. Aukerarik uzten ez duen jaurtiketa berez jokatzen da. Beraz, erabakitzeko bakarrik itzultzen zara, eta lehenik bitartean gertatutakoa ikusten duzu. Partida eskuz jaurtitzeko ere jar daiteke.',
    },
    time: {
      title: 'Erabaki bakoitzerako denbora',
      text: 'Partida bakoitzak denbora bat du erabaki bakoitzerako, 5 minututik astebetera, eta amaitu aurretik gogoraraz dakizuke. Gaueko ordu lasaiek eta oporraldiek, biak ezarpenetan, zure erlojua gelditzen dute.',
    },
    missed: {
      title: 'Galdutako erabakiak',
      text: 'Denbora amaitzean, etxeko botak aukeratzen du zure ordez, eta kontakizunak hala dio. Hiru jarraian galdu ondoren zure tokia gordetzen du, inork itxaron behar izan ez dezan, zuk berreskuratu arte.',
    },
    plans: {
      title: 'Planak',
      text: 'Aurretik planifika dezakezu: jokaldi bat hurrengo jaurtiketaren aurpegi bakoitzerako, eta agindu finkoak, hala nola iristea edo itzularaztea. Plana legezkoa bada eta oraindik ikusi zenuena egiten badu bakarrik jokatzen da. Beste inork ez du ikusten.',
    },
  },
  dice: {
    title: 'Dado zuzenak',
    text: 'Partida bateko jaurtiketa guztiak lehenengoaren aurretik finkatuta daude, zerbitzaria lotzen duen sekretu batek eta jokalari bakoitzak gehitzen dituen byteek finkatuta. Edonork egiazta dezake jaurtiketa bakoitza egin bezain laster, eta gero ezin da bat ere aldatu.',
    link: 'Dadoak nola egiaztatzen diren',
  },
};
