/**
 * The main texts in Basque. Names stand apart from the sentence, so that they need no case endings.
 *
 * Words: plane = hegazkin; hangar = hangar; launch = aireratu; step = lauki; stack = pila; shortcut = lasterbide; jump =
 * jauzi; send back, capture = itzularazi; centre = erdigune, home = iritsi; roll = jaurti, die = dado; seat = toki; game =
 * partida.
 */

import { words } from '@aeroplane/texts/words/eu';
import type { Messages } from '../en/main.ts';
import { dates } from './dates.ts';
import { list } from './list.ts';
import { options } from './options.ts';
import { plan } from './plan.ts';
import { plural } from './plural.ts';
import { problems } from './problems.ts';
import { talk } from './talk.ts';

const place = (n: number): string => `${n}.`;
const levels = { easy: 'erraza', medium: 'ertaina', hard: 'zaila' };

const UNITS = { day: 'egun', hour: 'ordu', minute: 'minutu' };

export const main: Messages = {
  language: 'eu',
  direction: 'ltr',
  dates,
  appName: words.appName,
  title: (page) => `${page} · Hegazkin-jokoa`,
  colours: { red: 'Gorria', yellow: 'Horia', blue: 'Urdina', green: 'Berdea' },
  marks: { red: 'izarra', yellow: 'eguzkia', blue: 'olatua', green: 'hostoa' },
  you: 'Zu',
  planes: (n) => plural(n, 'hegazkin'),
  span: (n, unit) => plural(n, UNITS[unit]),
  place,

  nav: {
    home: 'Nire partidak',
    lobby: 'Irekiak',
    newGame: 'Partida berria',
    rules: 'Arauak',
    dice: 'Dadoak',
    more: 'Orri gehiago',
    settings: 'Ezarpenak',
    results: 'Emaitzak',
    language: 'Hizkuntza',
    label: 'Orriak',
  },

  home: {
    headline: 'Hegazkin-jokoa',
    slogan: 'Dadoen eta hegazkinen joko zaharra, urrutitik jokatzeko.',
    introduction:
      'Bi eta lau lagun artean, partidak orduak edo egunak irauten du. Zerbait erabaki behar denean bakarrik itzuliko zara; bitartean gertatutakoa zure begi aurrean hegan ikusiko duzu.',
    points: [
      'Bidali esteka bat. Inork ez du izena eman behar.',
      'Jokatu edozein telefono edo ordenagailutatik.',
      'Denek egiazta ditzaketen dadoak.',
    ],
    loading: 'Zure partidak bilatzen …',
    unfinished: 'Martxan',
    finished: 'Amaituta',
    more: 'Erakutsi gehiago',
    lobby: 'Edo sartu partida ireki batean',
    failed: 'Ezin izan dira zure partidak kargatu.',
    retry: 'Saiatu berriro',
  },

  card: {
    yourDecision: 'Zuk erabaki',
    waitingFor: (who) => `Erabakitzen: ${who}`,
    seatsOpen: (n) => `Zain: ${plural(n, 'jokalari')}`,
    goingOn: 'Aurrera doa',
    open: (others) => `Aurkariak: ${list(others)}`,
    alone: 'Oraindik beste inor ez',
    finishedAs: (rank, players) => `${place(rank)} postua, ${players} jokalaritik`,
    moves: (n) => plural(n, 'jaurtiketa'),
  },

  newGame: {
    title: 'Partida berria',
    description:
      'Hasi Hegazkin-jokoaren partida bat: aukeratu arauak, jokalariak eta erabaki bakoitzerako denbora.',
    rules: 'Arauak',
    presets: {
      classic: {
        name: words.presets.classic,
        about: 'Lau hegazkin, aukera guztiak zureak: hegan egin ala geratu, pilatu ala ez.',
      },
      quick: {
        name: words.presets.quick,
        about: 'Bina hegazkin, 5 edo 6 aireratzeko, aukera gutxi.',
      },
      mainland: {
        name: words.presets.mainland,
        about: '6 bakarrik aireratzeko, erdigunean errebotea, erantzuten duten pilak.',
      },
    },
    ownRules: 'Arau propioak',
    ownRulesAbout: 'Familia bakoitzak bere erara jokatzen duen guztia',
    allRules: 'Arau guztiak, irudiekin',
    players: 'Jokalariak',
    seats: 'Tokiak',
    seat: (n) => `${n}. tokia`,
    me: 'Zu',
    friend: 'Lagun bat, estekaz',
    bot: (level) => `Bota (${levels[level]})`,
    turnTime: 'Erabaki bakoitzerako denbora',
    times: words.turnTimes,
    rolling: 'Jaurtiketa',
    rollings: {
      auto: { name: 'Berez', about: 'Aukera dagoenean bakarrik galdetuko zaizu.' },
      tap: {
        name: 'Eskuz',
        about: 'Denek sakatu behar dute jaurtitzeko. Bi aldiz gehiagotan itzuli beharko da.',
      },
    },
    who: 'Nor sar daiteke',
    access: {
      link: { name: 'Estekaz bakarrik', about: 'Gonbidapen-esteka duen edonor.' },
      public: { name: 'Edonor', about: 'Partida irekien zerrendan ere agertuko da.' },
    },
    create: 'Sortu partida',
    creating: 'Sortzen …',
    lastsDays: (n) =>
      `Amaiera arte gutxi gorabehera: ${plural(n, 'egun')}, denek egunean bitan begiratuz gero.`,
    lastsWeeks: (n) =>
      `Amaiera arte gutxi gorabehera: ${plural(n, 'aste')}, denek egunean bitan begiratuz gero.`,
  },

  player: {
    name: 'Zure izena',
    nameHint: 'Besteek ikusiko dute. Geroago alda daiteke.',
  },

  invite: {
    title: 'Gonbidapena',
    description: 'Hegazkin-jokoaren partida baterako gonbidapena. Nahikoa da izen bat tokia hartzeko.',
    headline: (by) => `Jokatzeko gonbidapena: ${by}`,
    seats: 'Nork jokatzen du',
    colour: 'Zure kolorea',
    any: 'Edozein kolore',
    join: 'Sartu partidan',
    joining: 'Sartzen …',
    watch: 'Ikusi partida',
    gone: words.invitationClosed,
    goneHint: 'Partida zu gabe hasi da, edo bertan behera geratu da.',
    full: 'Toki guztiak hartuta daude.',
    unknown: 'Ez dago horrelako gonbidapenik.',
    unknownHint: 'Agian esteka bidean moztu da. Eskatu berriro.',
  },

  seats: {
    label: 'Tokiak',
    open: 'Toki librea',
    bot: (level) => (level ? `Bota (${levels[level as keyof typeof levels]})` : 'Bota'),
    former: 'Jokalari ohia',
    held: 'oraingoz bota ari da',
    left: 'joan egin da',
    away: (until) => `kanpoan, itzulera: ${until}`,
    you: 'zu',
    home: (home, planes) => `${home}/${planes} iritsita`,
    planes: 'Hegazkinak',
    hangar: (n) => `${n} hangarrean`,
    onStep: (step, size) => (size > 1 ? `${size}ko pila ${step}. laukian` : `${step}. laukian`),
  },

  waiting: {
    title: 'Jokalarien zain',
    lead: (open) => `${plural(open, 'toki')} libre oraindik. Partida berez hasiko da azkena hartzean.`,
    link: 'Gonbidapen-esteka',
    copy: 'Kopiatu esteka',
    copied: 'Kopiatuta',
    share: 'Partekatu esteka',
    shareText: 'Jokatu nirekin Hegazkin-jokoan:',
    qr: 'Gonbidapen-estekaren QR kodea',
    showQr: 'Erakutsi QR kodea',
    start: 'Hasi orain',
    startHint: 'Botek hartuko dituzte toki libreak.',
    cancel: 'Utzi partida bertan behera',
    leave: 'Irten partidatik',
    cancelled: 'Partida hau hasi aurretik bertan behera geratu zen.',
    notSeated: 'Oraindik ez zaude partida honetan.',
  },

  game: {
    title: 'Partida',
    description: 'Hegazkin-jokoaren partida bat: taula, nork erabakitzen duen eta zer gertatu den.',
    loading: 'Partida ekartzen …',
    unknown: 'Ez dago horrelako partidarik.',
    board: 'Taula',
    watching: 'Ikusten ari zara.',
    playToo: 'Sortu zeure partida',
    youDecide: 'Zuk erabaki',
    youRolled: (die) => `Zure dadoa: ${die}.`,
    yourRoll: 'Zure txanda jaurtitzeko',
    roll: 'Jaurti dadoa',
    decides: (who) => `Erabakitzen: ${who}`,
    decidesDie: (who, die) => `${who}, dadoa: ${die}.`,
    rolls: (who) => `Jaurtiketaren zain: ${who}.`,
    goingOn: 'Partida aurrera doa …',
    plays: (who) => `Jokatzen: ${who}`,
    now: 'Orain',
    bots: 'Botak jokatzen ari dira.',
    left: (span) => `${span} falta`,
    overdue: 'Denbora amaitu da: etxeko botak laster aukeratuko du.',
    over: 'Partida amaitu da',
    won: (who) => `Irabazlea: ${who}`,
    youWon: 'Irabazi duzu!',
    choices: 'Aukerak',
    allChoices: 'Aukera guztiak',
    play: 'Jokatu',
    sending: 'Bidaltzen …',
    undo: 'Desegin',
    willSend: (what) => `Hautatuta: ${what}`,
    sentIn: (seconds) => `${seconds} s barru bidaliko da`,
    nextDecision: (n) => `Hurrengo erabakia (${n})`,
    nothingElse: 'Ez dago besterik zure zain.',
    held: 'Botak zure ordez jokatzen du, zure erabaki batzuen denbora amaitu delako.',
    takeBack: 'Berreskuratu nire tokia',
    story: 'Kontakizuna',
    noStory: 'Oraindik inork ez du jaurti.',
    ranking: 'Sailkapena',
    menu: 'Gehiago',
    nudge: 'Ukitutxoa',
    nudgeWho: (who) => `Ukitutxoa: ${who}`,
    nudged: 'Bidalita',
    mute: 'Utzi partida honen jakinarazpenak',
    unmute: 'Jakinarazi berriro partida honetaz',
    others: 'Blokeatu edo salatu jokalari bat',
    record: 'Deskargatu partida',
    dice: 'Egiaztatu dadoak',
    watchLink: 'Ikusteko esteka',
    resign: 'Amore eman',
    resignTitle: 'Partida hau betiko utzi?',
    resignText:
      'Zure hegazkinak taulatik kenduko dira, eta geratzen direnen azpitik sailkatuko zara. Besteek jarraituko dute.',
    stay: 'Jarraitu jokatzen',
    leaveTitle: 'Partida hau utzi?',
    leaveText: 'Zure tokia beste norbaitentzat geratuko da libre.',
    cancelTitle: 'Partida hau bertan behera utzi?',
    cancelText: 'Gonbidapen-estekak ez du inorentzat balioko.',
    back: 'Orain ez',
    disconnected: 'Konexiorik ez, berriro saiatzen …',
    newGame: 'Partida berria',
  },

  away: {
    title: 'Kanpoan izan zaren bitartean',
    left: (n) => `${plural(n, 'jaurtiketa')} ikusteko`,
    skip: 'Saltatu',
    speedLabel: 'Abiadura',
    speeds: { slow: 'Geldo', normal: 'Arrunt', fast: 'Azkar' },
    again: 'Erakutsi berriz',
    read: 'Irakurri',
    done: 'Aurrera',
  },

  die: (n) => `Dadoa: ${n}`,

  choice: {
    launch: 'Aireratu hegazkin bat',
    launchFrom: 'Hangarreko hegazkina',
    plane: (size, step) => (size > 1 ? `${size}ko pila, ${step}. laukian` : `${step}. laukiko hegazkina`),
    to: (step) => `${step}. laukira`,
    jump: (step) => `jauzi ${step}. laukira`,
    flyTo: (step) => `hegan ${step}. laukira`,
    stayOn: (step) => `geratu ${step}. laukian`,
    join: (size) => `osatu ${size}ko pila`,
    restBeside: 'geratu alboan',
    home: 'erdigunera: iritsi',
    captures: (n, victim) => `itzularazi ${n} (${victim})`,
    sentBack: 'pila batekin topo egin eta itzuli',
    line: (where, parts) => `${where}: ${parts.join(', ')}`,
    moves: (from, to) => `${from}. laukitik ${to}. laukira`,
    launches: 'aireratu',
    several: (n) => plural(n, 'aukera'),
    label: (where, parts) => [where, ...parts].join(', '),
  },

  story: {
    line: (who, parts) => `${who}: ${parts.join(', ')}.`,
    rolled: (die) => `dadoa ${die}`,
    passed: 'ezin izan du mugitu',
    launched: 'hegazkin bat aireratu du',
    moved: (from, to, size) =>
      size > 1
        ? `${size}ko pila ${from}. laukitik ${to}. laukira eraman du`
        : `${from}. laukitik ${to}. laukira joan da`,
    jumped: (to) => `${to}. laukira jauzi egin du`,
    flew: (from, to) => `${from}. laukitik ${to}. laukira hegan egin du`,
    captured: (n, victim) => `${plural(n, 'hegazkin')} itzularazi du (${victim})`,
    capturedOwn: (n) => (n > 1 ? `zure ${n} hegazkin itzularazi ditu` : 'zure hegazkin bat itzularazi du'),
    sentBack: 'pila batekin topo egin eta itzuli da',
    stacked: (size) => `${size}ko pila osatu du`,
    wentHome: (n) => (n > 1 ? `${n} hegazkin iritsarazi ditu` : 'hegazkin bat iritsarazi du'),
    thirdSix: (n) =>
      n > 0 ? `hirugarren seikoa: ${plural(n, 'hegazkin')} atzera` : 'hirugarren seikoa: txanda amaitu da',
    left: 'partida utzi du',
    ranked: (rank) => `${place(rank)} amaitu du`,
    ended: 'partida amaitu da',
    bot: 'botak aukeratu du',
    missed: 'denbora amaituta, etxeko botak aukeratu du',
    planned: 'aurreikusi bezala',
  },

  report: {
    title: 'Zortea eta trebezia',
    open: 'Aukerak nola aldatu ziren, dadoek zer egin zuten eta zein jokaldik izan zuten garrantzia.',
    loading: 'Partida aztertzen …',
    failed: 'Ezin izan da txostena egin.',
    retry: 'Saiatu berriro',
    explanation:
      'Zortea da dadoek jokalari baten irabazteko aukerari egin ziotena; trebezia, aukeratzean hortik zein gutxi galdu zuen. Biak ehuneko puntutan, norbaitek irabazi arte.',
    chances: 'Irabazteko aukera',
    chartLabel: (rolls, leads) => `Irabazteko aukera, ${plural(rolls, 'jaurtiketa')}: ${leads.join('; ')}.`,
    led: (who, from, to) =>
      from === 0 ? `${who} aurretik ${to}. jaurtiketara arte` : `${who} ${from}. jaurtiketatik ${to}.era`,
    ledToTheEnd: (who, from) =>
      from === 0 ? `${who} aurretik hasieratik amaierara` : `${who} ${from}. jaurtiketatik amaierara`,
    ply: 'Jaurtiketa',
    start: 'Lehen jaurtiketaren aurretik.',
    ofPlies: (n, all) => `${n}. jaurtiketa, ${all} guztira`,
    plyText: (n, line) => `${n}. jaurtiketa: ${line}`,
    back: 'Jaurtiketa bat atzera',
    on: 'Jaurtiketa bat aurrera',
    toTheEnd: 'Itzuli amaierara',
    dotted: 'Taulak aurreko aukera erakusten du, eta puntuka hobea zena.',
    players: 'Jokalariak',
    rows: {
      luck: 'Zortea',
      givenAway: 'Alferrik galdua',
      decisions: 'Erabakiak',
      captures: 'Itzularaziak',
      lost: 'Galdutakoak',
      sixes: 'Seikoak',
      dice: 'Dadoak, 1etik 6ra',
    },
    dice: (counts) => counts.map(([face, n]) => `${face}: ${n}×`).join(', '),
    turningPoints: 'Une erabakigarriak',
    noTurningPoints: 'Jaurtiketa edo aukera bakar batek ere ez zuen asko aldatu.',
    swingOfLuck: (n, who, die) => `${n}. jaurtiketa: ${who}, dadoa ${die}`,
    swingOfChoice: (n, who, die, choice) => `${n}. jaurtiketa: ${who}, dadoa ${die}, hobe zen “${choice}”`,
    inParentheses: (points) => `(${points})`,
  },

  look: {
    title: 'Atzera begira',
    open: 'Orain arteko edozein jaurtiketa, taulan.',
    toTheStart: 'Joan hasierara',
    link: 'Kopiatu jaurtiketa honen esteka',
  },

  evidence: {
    title: 'Partida honetako dadoak ez datoz bat',
    commitment: 'Zerbitzariak sartu zinenean agindutakoez bestelako dadoak erakusten ditu orain.',
    'own-seed': 'Dadoei zuk egindako ekarpena aldatu egin da.',
    'earlier-seed': 'Zure aurretik sartutako norbaiten ekarpena aldatu egin da.',
    advice: 'Ez fidatu partida honetako jaurtiketez.',
  },

  lobby: {
    title: 'Partida irekiak',
    description: 'Edonork tokia har dezakeen Hegazkin-jokoaren partidak.',
    lead: 'Edonork har dezake tokia hauetan.',
    none: 'Ez dago partida irekirik orain. Sortu edonor sartzeko modukoa.',
    loading: 'Partida irekiak bilatzen …',
    by: (who) => `Gonbidatzailea: ${who}`,
    players: (n) => plural(n, 'jokalari'),
    waits: (span) => `zain: ${span}`,
    join: 'Hartu tokia',
    more: 'Erakutsi gehiago',
    failed: 'Ezin izan dira partida irekiak kargatu.',
  },

  plan,

  talk,

  options,

  problems,
  problem: 'Ez du funtzionatu. Saiatu berriro.',
  notFound: 'Ez dago horrelako orririk.',
};
