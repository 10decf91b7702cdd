/** Rules that no option changes: their sentences and clauses stand in the rule book too. */
import type { BookContext, Group } from './option.ts';
import { announcementSentences } from './words/announcements.ts';
import { inOwnWords } from './words/callSentences.ts';
import { chainSentences, plainRankSentences, skipSentences, wishSentences } from './words/cardRules.ts';
import { hasPower, isChain, meaningOf } from './words/facts.ts';
import { drawsLast, mayBeLast } from './words/houseFacts.ts';
import { type Line, type Lines, NO_LINES } from './words/phrases.ts';

export interface FixedRule {
  readonly key: string;
  readonly group: Group;
  readonly clauses: readonly string[];
  readonly sentence: (context: BookContext) => Lines;
  /** The same in brief, for the rules on one page. */
  readonly short?: (context: BookContext) => Lines;
}

const turnsDirection = ({ facts }: BookContext): boolean =>
  hasPower(facts, ({ reverses }) => reverses) || facts.house.sendBackRank !== undefined;

const SKIPS_NOBODY: Lines = {
  de: ['Aussetzen muss nach einer letzten Karte niemand mehr.'],
  en: ['Nobody has to skip any more after a last card.'],
  lt: ['Po paskutinės kortos niekam nebereikia praleisti ėjimo.'],
};

const LAST_WITH_FEW: Lines = {
  de: ['Ziel ist es, alle Karten loszuwerden oder aber, wenn man als Letzter übrig bleibt, nur wenige zu haben.'],
  en: ['The aim is to get rid of all one’s cards or else, if one is the last player left, to have only a few.'],
  lt: ['Tikslas – atsikratyti visų kortų arba, likus paskutiniam, jų turėti tik kelias.'],
};

/** A blocked round has a winner where somebody is out already and the others played on. */
function blockedEnd({ house, scoring }: BookContext['facts']): Line {
  const end: Line = house.playOn
    ? {
        de: 'Sie endet, und nur wenn schon jemand fertig ist, hat sie einen Sieger',
        en: 'it ends, and has a winner only if somebody is out already',
        lt: 'jis baigiasi, o nugalėtojas būna tik tada, kai kas nors jau baigė',
      }
    : {
        de: 'Sie endet ohne Sieger',
        en: 'it ends without a winner',
        lt: 'jis baigiasi be nugalėtojo',
      };
  if (scoring !== 'cards') return end;
  return {
    de: `${end.de}${house.playOn ? '; ' : ', und '}alle zählen die Karten auf ihrer Hand`,
    en: `${end.en}${house.playOn ? '; ' : ', and '}all count the cards in their hands`,
    lt: `${end.lt}${house.playOn ? '; ' : ', ir '}visi skaičiuoja rankoje likusias kortas`,
  };
}

export const FIXED_RULES: readonly FixedRule[] = [
  {
    key: 'aim',
    group: 'deck',
    clauses: ['MTT-19'],
    sentence: ({ facts }) => (facts.goesOutOneByOne ? LAST_WITH_FEW : NO_LINES),
  },
  {
    key: 'deckIsWhole',
    group: 'deck',
    clauses: ['GEN-1'],
    sentence: () => ({
      de: [
        'Alle Karten bleiben im Spiel: Was niemand auf der Hand hält, liegt im Nachziehstapel oder auf dem Ablagestapel.',
      ],
      en: ['All cards stay in play: what nobody holds lies in the draw pile or on the discard pile.'],
      lt: ['Visos kortos lieka žaidime: kurių nėra žaidėjų rankose, tos yra uždarajame arba atvirajame fonde.'],
    }),
  },
  {
    key: 'direction',
    group: 'deal',
    clauses: ['GEN-2', 'FAM-2', 'SKAT-1'],
    sentence: (context) => ({
      de: [
        turnsDirection(context)
          ? 'Gespielt wird anfangs im Uhrzeigersinn; manche Karten drehen die Richtung um.'
          : 'Gespielt wird im Uhrzeigersinn.',
        '„Der Nächste“ ist immer der nächste Mitspieler in der Spielrichtung, der noch in der Runde ist.',
        'Wer als Erster gibt, entscheidet das Los.',
      ],
      en: [
        turnsDirection(context) ? 'Play begins clockwise; some cards reverse the direction.' : 'Play goes clockwise.',
        '“The next player” is always the next one in the direction of play who is still in the round.',
        'The first dealer is drawn by lot.',
      ],
      lt: [
        turnsDirection(context)
          ? 'Iš pradžių žaidžiama pagal laikrodžio rodyklę; kai kurios kortos kryptį pakeičia.'
          : 'Žaidžiama pagal laikrodžio rodyklę.',
        '„Kitas žaidėjas“ visada yra žaidimo kryptimi artimiausias žaidėjas, kuris dar dalyvauja padalijime.',
        'Pirmąjį dalytoją lemia burtai.',
      ],
    }),
  },
  {
    key: 'beginner',
    group: 'deal',
    clauses: ['FAM-3', 'SKAT-15', 'LT-1', 'CH-2'],
    sentence: ({ facts }) =>
      facts.startEffect === 'as-dealer'
        ? {
            de: ['Es beginnt der Spieler links vom Geber, wenn die Startkarte nichts anderes bestimmt.'],
            en: ['The player on the dealer’s left begins, unless the start card says otherwise.'],
            lt: ['Pradeda žaidėjas, sėdintis dalytojui iš kairės, nebent startinė korta lemia kitaip.'],
          }
        : {
            de: ['Es beginnt der Spieler links vom Geber.'],
            en: ['The player on the dealer’s left begins.'],
            lt: ['Pradeda žaidėjas, sėdintis dalytojui iš kairės.'],
          },
    short: () => ({
      de: ['Links vom Geber geht es los.'],
      en: ['The player on the dealer’s left begins.'],
      lt: ['Pradeda žaidėjas, sėdintis dalytojui iš kairės.'],
    }),
  },
  {
    key: 'dealing',
    group: 'deal',
    clauses: ['FAM-2', 'SKAT-2', 'LT-1', 'CE-1'],
    sentence: () => ({
      de: [
        'Der Geber teilt die Karten einzeln aus, reihum und links von sich beginnend.',
        'Der Rest liegt verdeckt als Nachziehstapel in der Mitte.',
      ],
      en: [
        'The dealer deals the cards one at a time, beginning on the left.',
        'The rest lies face down in the middle as the draw pile.',
      ],
      lt: [
        'Kortos dalijamos po vieną iš eilės, pradedant žaidėju, sėdinčiu dalytojui iš kairės.',
        'Likusios kortos užverstos padedamos viduryje – tai uždarasis fondas.',
      ],
    }),
  },
  {
    key: 'matching',
    group: 'laying',
    clauses: ['FAM-4', 'SKAT-4', 'LT-2', 'CE-3'],
    sentence: () => ({
      de: [
        'Wer am Zug ist, legt eine Karte auf den Ablagestapel.',
        'Sie muss in Farbe oder Wert zur obersten Karte passen.',
      ],
      en: ['Whoever is on turn lays one card on the discard pile.', 'It must match the top card in suit or rank.'],
      lt: [
        'Žaidėjas, kurio eilė, deda vieną kortą į atvirąjį fondą.',
        'Ji turi būti tos pačios spalvos arba to paties vardo kaip viršutinė korta.',
      ],
    }),
    short: () => ({
      de: ['Eine Karte, die in Farbe oder Wert zur obersten passt.'],
      en: ['One card that matches the top card in suit or rank.'],
      lt: ['Dedama viena korta, tos pačios spalvos arba to paties vardo kaip viršutinė.'],
    }),
  },
  {
    key: 'passing',
    group: 'drawing',
    clauses: ['GEN-10', 'FAM-5', 'SKAT-6', 'LT-5', 'CE-4'],
    sentence: ({ facts }) => ({
      de: [
        `Wer gezogen hat${facts.afterDraw === 'none' ? '' : ' und nichts legt'}, passt und beendet damit seinen Zug.`,
        'Das tut er selbst, auch wenn gar nichts passt; so erfährt niemand, was er auf der Hand hat.',
      ],
      en: [
        `Whoever has drawn${facts.afterDraw === 'none' ? '' : ' and lays nothing'} passes and so ends the turn.`,
        'Players do that themselves, even if nothing fits at all; so nobody learns what they hold.',
      ],
      lt: [
        `Kas paėmė kortą${facts.afterDraw === 'none' ? '' : ' ir nieko nededa'}, tas pasuoja ir taip baigia savo ėjimą.`,
        'Tai žaidėjas daro pats, net jei jokia korta netinka; taip niekas nesužino, kas jo rankoje.',
      ],
    }),
  },
  {
    key: 'nothingLeft',
    group: 'drawing',
    clauses: ['GEN-3', 'GEN-9'],
    sentence: ({ facts }) => ({
      de: [
        'Erneuert wird der Stapel erst, wenn eine Karte gezogen werden muss und keine mehr da ist; geht er mitten in einer Strafe aus, wird danach weitergezogen.',
        'Was auch dann noch fehlt, ist erlassen.',
        'Ist gar keine Karte mehr da, gilt das Ziehen trotzdem als getan, und es darf gepasst werden.',
        `Haben alle nacheinander gepasst, ohne dass jemand legen oder ziehen konnte, ist die Runde blockiert: ${blockedEnd(facts).de}.`,
      ],
      en: [
        'The pile is renewed only when a card must be drawn and none is left; if it runs out during a penalty, drawing goes on afterwards.',
        'What is missing even then is written off.',
        'If no card at all is left, drawing counts as done all the same, and one may pass.',
        `If all have passed in succession, with nobody able to lay or draw, the round is blocked: ${blockedEnd(facts).en}.`,
      ],
      lt: [
        'Uždarasis fondas atnaujinamas tik tada, kai reikia imti kortą, o jos nebėra; jei jis pasibaigia imant baudos kortas, po atnaujinimo imama toliau.',
        'Kortų, kurių trūksta ir tada, imti nebereikia.',
        'Jei nebėra nė vienos kortos, vis tiek laikoma, kad ji paimta, ir galima pasuoti.',
        `Jei visi iš eilės pasavo ir niekas negalėjo nei dėti, nei imti, padalijimas užstringa: ${blockedEnd(facts).lt}.`,
      ],
    }),
  },
  { key: 'wishes', group: 'cards', clauses: ['GEN-5', 'GEN-6'], sentence: wishSentences },
  { key: 'chains', group: 'cards', clauses: ['GEN-9', 'GEN-10', 'SKAT-19'], sentence: chainSentences },
  { key: 'skips', group: 'cards', clauses: ['GEN-4'], sentence: skipSentences },
  { key: 'plainRanks', group: 'cards', clauses: ['FAM-9', 'PL-2', 'PL-3'], sentence: plainRankSentences },
  {
    key: 'refusals',
    group: 'laying',
    clauses: ['GEN-7'],
    sentence: () => ({
      de: [
        'Wer etwas Unerlaubtes versucht, erfährt, warum es nicht geht und welche Regel es verbietet; geschehen ist dann nichts, und er wählt neu.',
      ],
      en: [
        'Whoever tries something that is not allowed is told why not and which rule forbids it; nothing has happened then, and they choose again.',
      ],
      lt: [
        'Kas bando daryti tai, kas neleidžiama, tas sužino, kodėl taip negalima ir kuri taisyklė tai draudžia; nieko neįvyksta, ir galima rinktis iš naujo.',
      ],
    }),
  },
  {
    key: 'precedence',
    group: 'laying',
    clauses: ['MTT-0h'],
    sentence: ({ facts }) =>
      facts.goesOutOneByOne
        ? {
            de: [
              'Was hier nicht geregelt ist, gilt wie beim Mau-Mau mit dem Skatblatt, doch ohne dessen Ansage und ohne doppelte Punkte.',
              'Die Fundstellen MTT-1 bis MTT-21 sind die Paragraphen der Vorlage: Widersprechen sich zwei, gilt der mit der kleineren Nummer, und jeder von ihnen geht der Tabelle der einzelnen Karten vor.',
            ],
            en: [
              'Whatever is not settled here is as in Mau-Mau with the Skat deck, but without its call and without doubled points.',
              'The clauses MTT-1 to MTT-21 are the paragraphs of the original: where two contradict each other the one with the lower number holds, and any of them before the table of single cards.',
            ],
            lt: [
              'Visa, kas čia nenustatyta, daroma kaip žaidžiant Mau Mau skato kalade, tik be skelbimo ir be dvigubų taškų.',
              'Punktai nuo MTT-1 iki MTT-21 yra originalo paragrafai: jei du jų prieštarauja vienas kitam, galioja tas, kurio numeris mažesnis, ir bet kuris jų viršesnis už kortų lentelę.',
            ],
          }
        : NO_LINES,
  },
  {
    key: 'announcements',
    group: 'calls',
    clauses: ['MTT-0f'],
    sentence: announcementSentences,
  },
  {
    key: 'roundEnd',
    group: 'scoring',
    clauses: ['FAM-11', 'SKAT-13', 'LT-8', 'CE-7'],
    sentence: ({ facts }) => {
      const needsCall = facts.hasCalls && facts.callAtZero !== undefined;
      const stillDraws = drawsLast(facts);
      const powers = facts.powers.filter(({ rank }) => mayBeLast(facts, rank)).map(meaningOf);
      const chained = powers.some(isChain) && !stillDraws;
      const acting = powers.some(({ draw, skip }) => (draw > 0 && !stillDraws) || skip !== undefined);
      const last = !acting
        ? NO_LINES
        : stillDraws
          ? SKIPS_NOBODY
          : {
              de: [
                `Was die letzte Karte sonst bewirken würde, entfällt dann${chained ? ', auch wenn sie in einer Kette die Antwort war' : ''}.`,
              ],
              en: [
                `What the last card would do otherwise no longer counts${chained ? ', even if it was the answer in a chain' : ''}.`,
              ],
              lt: [
                `Kitas paskutinės kortos poveikis tada nebegalioja${chained ? ', net jei ja buvo atsimušta grandinėje' : ''}.`,
              ],
            };
      return needsCall
        ? inOwnWords(
            {
              de: [
                'Die Runde endet, sobald jemand seine letzte Karte legt und „Mau Mau“ sagt; er hat sie gewonnen.',
                ...last.de,
              ],
              en: [
                'The round ends as soon as somebody lays the last card and calls “Mau Mau”; that player has won it.',
                ...last.en,
              ],
              lt: [
                'Padalijimas baigiasi, kai tik kas nors padeda paskutinę kortą ir paskelbia „Mau Mau“; tas jį ir laimi.',
                ...last.lt,
              ],
            },
            facts,
          )
        : {
            de: ['Wer als Erster keine Karten mehr hat, gewinnt die Runde, und sie endet sofort.', ...last.de],
            en: ['The first player without cards wins the round, and it ends at once.', ...last.en],
            lt: ['Kas pirmas lieka be kortų, tas laimi padalijimą, ir šis iš karto baigiasi.', ...last.lt],
          };
    },
    short: () => ({
      de: ['Wer zuerst keine Karten hat, gewinnt die Runde.'],
      en: ['Whoever first has no cards wins the round.'],
      lt: ['Kas pirmas lieka be kortų, tas laimi padalijimą.'],
    }),
  },
  {
    key: 'matchWinner',
    group: 'match',
    clauses: ['FAM-15', 'SKAT-14', 'DE-10'],
    sentence: ({ facts }) => {
      if (isEndless(facts)) {
        return {
          de: ['Die Partie hat kein festes Ende; gespielt wird Runde um Runde, solange es Freude macht.'],
          en: ['The match has no fixed end; round after round is played for as long as it is fun.'],
          lt: ['Partija neturi nustatytos pabaigos; žaidžiama padalijimas po padalijimo, kol smagu.'],
        };
      }
      if (hasOnlyLimit(facts)) return NO_LINES;
      return facts.scoring === 'wins'
        ? {
            de: ['Gewonnen hat sie, wer die meisten Runden für sich entschieden hat.'],
            en: ['Whoever has won the most rounds wins it.'],
            lt: ['Partiją laimi tas, kas laimėjo daugiausia padalijimų.'],
          }
        : {
            de: ['Gewonnen hat sie, wer dann die wenigsten Minuspunkte hat.'],
            en: ['Whoever then has the fewest minus points wins it.'],
            lt: ['Partiją laimi tas, kas tada turi mažiausiai baudos taškų.'],
          };
    },
    short: ({ facts }) => {
      if (isEndless(facts) || hasOnlyLimit(facts)) return NO_LINES;
      return facts.scoring === 'wins'
        ? {
            de: ['Die meisten gewonnenen Runden gewinnen.'],
            en: ['The most rounds won win.'],
            lt: ['Laimi tas, kas laimėjo daugiausia padalijimų.'],
          }
        : { de: ['Die kleinste Summe gewinnt.'], en: ['The lowest total wins.'], lt: ['Laimi mažiausia taškų suma.'] };
    },
  },
  {
    key: 'leaving',
    group: 'match',
    clauses: ['GEN-8'],
    sentence: ({ facts }) => ({
      de: [
        'Wer vorzeitig geht, wird von einem Bot vertreten oder aus der Runde genommen, wie es der Tisch bestimmt hat.',
        `Im zweiten Fall kommen seine Karten in ihrer Reihenfolge unter den Nachziehstapel, und was ihm gerade bevorstand, trifft den Nächsten${facts.scoring === 'cards' && !facts.leaverScores ? '; für diese Runde wird ihm nichts angeschrieben' : ''}.`,
        'Wer sich mit einer Entscheidung zu viel Zeit lässt, für den trifft sie der Bot des Tisches, und alle sehen es.',
      ],
      en: [
        'Whoever leaves early is replaced by a bot or taken out of the round, as the table has chosen.',
        `In the second case their cards go under the draw pile in the order held, and what was pending on them passes to the next player${facts.scoring === 'cards' && !facts.leaverScores ? '; they are charged nothing for the round' : ''}.`,
        'For whoever takes too long over a decision the table’s bot makes it, and everyone sees that it did.',
      ],
      lt: [
        'Kas palieka stalą anksčiau laiko, tas išeina iš padalijimo arba jį pavaduoja botas – kaip nusprendė stalas.',
        `Pirmuoju atveju jo kortos, nekeičiant jų tvarkos, padedamos uždarojo fondo apačioje, o tai, kas turėjo tekti jam, tenka kitam žaidėjui${facts.scoring === 'cards' && !facts.leaverScores ? '; už šį padalijimą jam taškų nerašoma' : ''}.`,
        'Kas per ilgai delsia apsispręsti, už tą sprendžia stalo botas, ir visi tai mato.',
      ],
    }),
  },
];

function isEndless(facts: BookContext['facts']): boolean {
  return (
    facts.scoring === 'none' ||
    facts.matchTarget + facts.matchLimit + facts.matchRounds + facts.matchRoundsPerPlayer === 0
  );
}

/** Players are put out until one is left; that says who wins. */
const hasOnlyLimit = ({ matchLimit, matchTarget, matchRounds, scoring }: BookContext['facts']): boolean =>
  scoring === 'cards' && matchLimit > 0 && matchTarget + matchRounds === 0;
