/** What the queens do in the grand game, one by one and all four together. */
import type { AnyOption } from '../option.ts';
import { grandSwitch } from './grandSwitch.ts';

export const queenOfClubs: AnyOption = grandSwitch({
  key: 'queenOfClubs',
  group: 'cards',
  title: { de: 'Kreuz-Dame', en: 'Queen of clubs', lt: 'Kryžių dama' },
  clauses: ['MTT-Q♣', 'MTT-FREE'],
  lines: {
    de: [
      'Nach der Kreuz-Dame ist sofort am Zug, wer die Karo-Dame hat: Er muss sie legen und darf dann noch eine Karte legen, die nicht passen muss, oder eine ziehen oder es lassen.',
      'Weiter geht es danach mit dem, der auf ihn folgt.',
      'Hat niemand die Karo-Dame, zieht jeder in der Runde eine Karte, vom Nächsten an reihum, und am Zug ist, wer auf den Spieler der Kreuz-Dame folgt.',
      'Wer mit der Kreuz-Dame ausgeht, zieht nicht mehr mit, und wer mit der Karo-Dame ausgeht, legt nichts mehr nach.',
      'Sonst hat die Karo-Dame keine Wirkung.',
      'Die Karte, die nicht passen muss, wirkt wie jede andere: Nach einem Ass etwa gilt dessen Pflicht, und die nächste Karte muss wieder passen; auch zwei superidentische dürfen es sein, aber kein Satz Fünfen.',
    ],
    en: [
      'After the queen of clubs the holder of the queen of diamonds is on turn at once: they must lay it and may then lay one more card, which need not fit, or draw one, or do neither.',
      'Play then goes on with the player after them.',
      'If nobody holds the queen of diamonds, everyone in the round draws one card, in turn from the next player on, and the player after the one who laid the queen of clubs is on turn.',
      'Whoever goes out with the queen of clubs does not draw, and whoever goes out with the queen of diamonds lays no further card.',
      'Otherwise the queen of diamonds has no effect.',
      'The card that need not fit acts like any other: after an ace, for example, its duty holds, and the next card must fit again; it may also be two superidentical cards, but no set of fives.',
    ],
    lt: [
      'Padėjus kryžių damą, iš karto ateina eilė tam, kas turi būgnų damą: jis privalo ją padėti ir tada gali dėti dar vieną kortą, tinkančią ar ne, arba imti vieną, arba nedaryti nieko.',
      'Toliau žaidžia po jo einantis žaidėjas.',
      'Jei būgnų damos niekas neturi, visi žaidžiantieji iš eilės, pradedant kitu žaidėju, ima po vieną kortą, o tada ateina eilė žaidėjui, einančiam po to, kas padėjo kryžių damą.',
      'Kas baigia kryžių dama, tas kortos nebeima, o kas baigia būgnų dama, tas nieko daugiau nebededa.',
      'Šiaip būgnų dama poveikio neturi.',
      'Korta, kuriai tikti nereikia, veikia kaip bet kuri kita: pavyzdžiui, po tūzo galioja jo prievolė, ir kita korta vėl turi tikti; galima dėti ir dvi superidentiškas kortas, bet ne penkakių rinkinį.',
    ],
  },
  without: {
    de: 'Die Kreuz-Dame ist eine gewöhnliche Karte.',
    en: 'The queen of clubs is an ordinary card.',
    lt: 'Kryžių dama yra paprasta korta.',
  },
  compile: (draft) => {
    draft.grand.queenOfClubs = true;
  },
  examples: [
    {
      title: { de: 'Kreuz-Dame', en: 'Queen of clubs', lt: 'Kryžių dama' },
      scenario: {
        name: 'queenOfClubs: MTT-Q♣ Q♣ puts the holder of Q♦ on turn: Q♦ must be laid, then one card that need not fit; play goes on from there',
        rules: 'mau-tse-tung',
        players: 4,
        turn: 0,
        hands: ['QC 3C 4C', '3H 4H', 'QD 8H 4S', '3S 4S'],
        draw: '9C 9D',
        discard: '4C',
        steps: [
          '0:QC',
          { expect: { turn: 2, legal: ['QD'] } },
          '2:QD',
          { expect: { turn: 2, top: 'QD', demand: { lay: 'free' }, legal: ['8H', '4S', 'draw', 'pass'] } },
          '2:4S',
          { expect: { turn: 3, top: '4S', demand: null, legal: ['3S', '4S', 'draw'] } },
        ],
      },
    },
  ],
});

export const queenOfSpades: AnyOption = grandSwitch({
  key: 'queenOfSpades',
  group: 'cards',
  title: { de: 'Pik-Dame', en: 'Queen of spades', lt: 'Pikų dama' },
  clauses: ['MTT-Q♠', 'MTT-FREE'],
  lines: {
    de: [
      'Die Pik-Dame darf jederzeit, auch außer der Reihe, auf einen gelegten Buben gelegt werden.',
      'Der Bube muss obenauf liegen; von wem er ist, ist gleich, und ein Joker als Bube gilt auch, die Startkarte aber nicht.',
      'Der Wunsch ist dann hinfällig, und wer die Pik-Dame gelegt hat, darf noch eine Karte legen, die nicht passen muss, oder eine ziehen oder es lassen; weiter geht es danach mit dem, der auf ihn folgt.',
      'Am eigenen Zug darf man die Pik-Dame auch legen, wo sie passt wie jede andere Karte, dann aber ohne eine weitere.',
    ],
    en: [
      'The queen of spades may be laid at any time, even out of turn, on a jack that has been laid.',
      'The jack must lie on top; it may be anybody’s, one’s own too, or a joker as a jack, but not the start card.',
      'The wish is gone then, and whoever laid the queen of spades may lay one more card, which need not fit, or draw one, or do neither; play then goes on with the player after them.',
      'On one’s own turn the queen of spades may also be laid where it fits like any other card, but then without a further one.',
    ],
    lt: [
      'Pikų damą galima bet kada, net be eilės, dėti ant padėto valeto, kad ir kas jį būtų padėjęs.',
      'Valetas turi gulėti viršuje; tinka ir savas, ir valetą atstojantis džokeris, bet ne startinė korta.',
      'Reikalavimas tada nebegalioja, o damą padėjęs žaidėjas gali dėti dar vieną kortą, tinkančią ar ne, arba imti vieną, arba nedaryti nieko; toliau žaidžia po jo einantis žaidėjas.',
      'Savo ėjimu pikų damą galima dėti ir ten, kur ji tiesiog tinka spalva ar vardu, bet tada daugiau kortų nededama.',
    ],
  },
  without: {
    de: 'Die Pik-Dame ist eine gewöhnliche Karte.',
    en: 'The queen of spades is an ordinary card.',
    lt: 'Pikų dama yra paprasta korta.',
  },
  compile: (draft) => {
    draft.grand.queenOfSpades = true;
  },
  examples: [
    {
      title: { de: 'Pik-Dame', en: 'Queen of spades', lt: 'Pikų dama' },
      scenario: {
        name: 'queenOfSpades: MTT-Q♠ out of turn on a laid jack: the wish is gone, one further card may follow, play goes on from there',
        rules: 'mau-tse-tung',
        players: 4,
        turn: 0,
        hands: ['JD 3C 4C', '3H 4H', '3S 4S', 'QS 8C 7H'],
        draw: '9C 9D',
        discard: '3C',
        steps: [
          '0:JD>H',
          { expect: { turn: 1, wish: 'H', legalOf: { seat: 3, has: ['QS'], lacks: ['8C', '7H'] } } },
          { refuse: '3:8C', code: 'not-your-turn' },
          '3:QS',
          { expect: { turn: 3, top: 'QS', wish: null, demand: { lay: 'free' }, legal: ['8C', '7H', 'draw', 'pass'] } },
          '3:pass',
          { expect: { turn: 0, demand: null, legal: ['draw'] } },
        ],
      },
    },
  ],
});

export const queenOfHearts: AnyOption = grandSwitch({
  key: 'queenOfHearts',
  group: 'cards',
  title: {
    de: 'Herz-Dame, die Mautsetungkarte',
    en: 'Queen of hearts, the Mautsetung card',
    lt: 'Širdžių dama – „Mautsetung“ korta',
  },
  clauses: ['MTT-Q♥a', 'MTT-Q♥b', 'MTT-Q♥c'],
  lines: {
    de: [
      'Die Herz-Dame ist die Mautsetungkarte: Als letzte Karte darf sie jederzeit gelegt werden, auch außer der Reihe und ob sie passt oder nicht.',
      'Königstreffen, Strafen und Pflichten sind damit für alle hinfällig; so auszuscheiden heißt „Mautsetung“.',
      'Wurde sie außer der Reihe gelegt, bleibt am Zug, wer es gerade war, und spielt einen gewöhnlichen Zug; sonst ist der Nächste am Zug.',
      'Kommt sie auf eine gelegte Karo-Vier, ist das „Fürchterlich“: Alle, die vorher ausgeschieden waren, ziehen je eine Karte, in der Reihenfolge ihres Ausscheidens, und spielen wieder mit.',
      'Wer die Herz-Dame gelegt hat, gehört nicht dazu.',
    ],
    en: [
      'The queen of hearts is the Mautsetung card: as a player’s last card it may be laid at any time, even out of turn, fitting or not.',
      'Meetings, penalties and duties are then void for everybody; going out that way is called “Mautsetung”.',
      'If it was laid out of turn, whoever was on turn still is and plays an ordinary turn; otherwise the next player is on turn.',
      'If it comes to lie on a laid four of diamonds, that is “Fürchterlich” (“frightful”): all who went out before draw one card each, in the order in which they went out, and play again.',
      'Whoever laid the queen of hearts is not among them.',
    ],
    lt: [
      'Širdžių damą kaip paskutinę kortą galima dėti bet kada, net be eilės, ar ji tinka, ar ne.',
      'Viskas, kas tuo metu neužbaigta – susitikimas, prievolė ar bauda, – visiems nebegalioja; toks baigimas vadinamas „Mautsetung“.',
      'Jei ji padėta be eilės, toliau eina tas, kieno eilė buvo, ir jo ėjimas yra įprastas; kitaip eina kitas žaidėjas.',
      'Jei ji padedama ant padėtos būgnų keturakės, tai „Fürchterlich“ (lietuviškai „siaubinga“): visi, kas jau baigė, ta tvarka, kuria baigė, ima po vieną kortą ir grįžta į padalijimą.',
      'Kas padėjo širdžių damą, tas negrįžta.',
    ],
  },
  without: {
    de: 'Die Herz-Dame ist eine gewöhnliche Karte.',
    en: 'The queen of hearts is an ordinary card.',
    lt: 'Širdžių dama yra paprasta korta.',
  },
  compile: (draft) => {
    draft.grand.queenOfHearts = true;
  },
  examples: [
    {
      title: {
        de: 'Herz-Dame, die Mautsetungkarte',
        en: 'Queen of hearts, the Mautsetung card',
        lt: 'Širdžių dama – „Mautsetung“ korta',
      },
      scenario: {
        name: 'queenOfHearts: MTT-Q♥a MTT-Q♥b MTT-0f Q♥ as last card, out of turn, not fitting: pending draws are void, who was to act is on turn still',
        rules: 'mau-tse-tung',
        players: 4,
        turn: 0,
        hands: ['7S 3C 4C', '3H 4H 3S', 'QH', '3S 4S'],
        draw: '9C 9D 8C 8D',
        discard: '4S',
        steps: [
          '0:7S',
          { expect: { turn: 1, demand: { draw: 2 }, legalOf: { seat: 2, has: ['QH'], lacks: [] } } },
          '2:QH',
          {
            expect: {
              turn: 1,
              out: [2],
              top: 'QH',
              demand: null,
              announced: ['mautsetung'],
              legal: ['3H', '4H', 'draw'],
            },
          },
          '1:3H',
          { expect: { turn: 3, top: '3H' } },
        ],
      },
    },
  ],
});

export const fourQueens: AnyOption = grandSwitch({
  key: 'fourQueens',
  group: 'cards',
  title: { de: 'Vier Damen', en: 'Four queens', lt: 'Keturios damos' },
  clauses: ['MTT-15'],
  lines: {
    de: [
      'Wer alle vier Damen hat, darf sie offen hinlegen und eine Kartenart nennen, einen Wert außer den Damen oder die Joker; jeder muss ihm alle solchen Karten geben.',
      'Identische Werte sind nicht gemeint: Wer die Siebenen verlangt, bekommt keine Zweien.',
      'Das geht nur am eigenen Zug, bevor man spielt, ein einziges Mal, solange die Damen liegen, und nicht, wenn eine Strafe oder Pflicht ansteht; der Zug ist damit noch nicht verbraucht.',
      'Die Damen bleiben offen liegen, zählen weiter zur Hand und werden von dort nach den Regeln gespielt.',
      'Wer dabei seine letzte Karte abgibt, scheidet aus.',
    ],
    en: [
      'Whoever has all four queens may lay them open and name one kind of card, a rank other than queens or the jokers; everyone must hand over all such cards.',
      'Identical ranks are not meant: whoever asks for the sevens gets no twos.',
      'This is done only on one’s own turn, before playing, once while the queens lie open, and not with a penalty or a duty pending; it does not use up the turn.',
      'The queens stay open, still count as cards of the hand, and are played from the table by the rules.',
      'Whoever gives away the last card is out.',
    ],
    lt: [
      'Kas turi visas keturias damas, tas gali jas atversti ant stalo ir nurodyti, kokias kortas nori gauti: kurio nors vardo, išskyrus damas, arba džokerius; visi privalo jam atiduoti visas tokias kortas.',
      'Identiškos kortos neįskaičiuojamos: kas prašo septynakių, tas dviakių negauna.',
      'Tai galima daryti tik atėjus savo eilei, prieš dedant ar imant kortą, vieną kartą, kol damos guli atverstos, ir ne tada, kai laukia bauda ar prievolė; ėjimas dėl to neprarandamas.',
      'Damos lieka gulėti atverstos, toliau skaičiuojamos kaip rankos kortos ir iš ten dedamos pagal taisykles.',
      'Kas taip atiduoda paskutinę kortą, tas baigia.',
    ],
  },
  without: {
    de: 'Vier Damen haben keine Wirkung.',
    en: 'Four queens have no effect.',
    lt: 'Keturios damos kartu neturi poveikio.',
  },
  compile: (draft) => {
    draft.grand.fourQueens = true;
  },
  examples: [
    {
      title: { de: 'Vier Damen', en: 'Four queens', lt: 'Keturios damos' },
      scenario: {
        name: 'fourQueens: MTT-15 all four queens shown: every seven comes over, the twos do not; the turn is not used up; once only',
        rules: 'mau-tse-tung',
        players: 3,
        turn: 0,
        hands: ['QC QS QH QD 3C', '7S 7H 4C', '7D 2D 4S'],
        draw: '8C 9C',
        discard: '3H',
        steps: [
          { expect: { legalHas: ['queens 7', 'queens K', 'queens X', '3C', 'draw'] } },
          '0:queens 7',
          {
            expect: {
              turn: 0,
              counts: [8, 1, 2],
              hands: [null, '4C', '2D 4S'],
              legalHas: ['3C', 'draw'],
              legalLacks: ['queens 7', 'queens 2'],
            },
          },
          '0:3C',
          { expect: { turn: 1, top: '3C', counts: [7, 1, 2] } },
        ],
      },
    },
  ],
});
