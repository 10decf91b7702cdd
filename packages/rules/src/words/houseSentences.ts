/**
 * What rules that every game has say beside house rules that change them (`facts.house`). Absent: they say the same
 * as always.
 */
import { RANK_JACK, RANK_QUEEN, SUIT_COUNT } from '@hausregel/core';
import type { BookContext } from '../option.ts';
import { nounOf } from './nouns.ts';
import { startCardSentences, startCardShort } from './startCard.ts';
import { hasMoreWild, hasWish, onlyJokersWish } from './houseFacts.ts';
import { houseDrawing, houseDrawingShort } from './houseDrawing.ts';
import { hasPower } from './facts.ts';
import { capital, joined, type Lines, NO_LINES } from './phrases.ts';
import { cardsLtAcc, COUNTED_LT, countedLt } from './countLt.ts';

type Saying = (context: BookContext) => Lines | undefined;

export const otherDrawShort = (draw: number, reverses: boolean): Lines => ({
  de: [`${reverses ? 'Die Richtung dreht sich; der' : 'Der'} Nächste zieht ${draw} oder antwortet.`],
  en: [`${reverses ? 'The direction turns; the' : 'The'} next player draws ${draw} or answers.`],
  lt: [`${reverses ? 'Pasikeičia kryptis; kitas' : 'Kitas'} žaidėjas ima ${cardsLtAcc(draw)} arba atsimuša.`],
});

const turnsDirection = ({ facts }: BookContext): boolean =>
  hasPower(facts, ({ reverses }) => reverses) || facts.house.sendBackRank !== undefined;

const direction: Saying = (context) =>
  context.facts.house.startsBackwards
    ? {
        de: [
          ...(turnsDirection(context) ? ['Manche Karten drehen die Richtung um.'] : []),
          '„Der Nächste“ ist immer der nächste Mitspieler in der Spielrichtung, der noch in der Runde ist.',
          'Wer als Erster gibt, entscheidet das Los.',
        ],
        en: [
          ...(turnsDirection(context) ? ['Some cards reverse the direction.'] : []),
          '“The next player” is always the next one in the direction of play who is still in the round.',
          'The first dealer is drawn by lot.',
        ],
        lt: [
          ...(turnsDirection(context) ? ['Kai kurios kortos kryptį pakeičia.'] : []),
          '„Kitas žaidėjas“ visada yra žaidimo kryptimi artimiausias žaidėjas, kuris dar dalyvauja padalijime.',
          'Pirmąjį dalytoją lemia burtai.',
        ],
      }
    : undefined;

const beginner: Saying = ({ facts }) =>
  !facts.house.startsBackwards
    ? undefined
    : facts.startEffect === 'as-dealer'
      ? {
          de: ['Es beginnt der Spieler rechts vom Geber, wenn die Startkarte nichts anderes bestimmt.'],
          en: ['The player on the dealer’s right begins, unless the start card says otherwise.'],
          lt: ['Pradeda žaidėjas, sėdintis dalytojui iš dešinės, nebent startinė korta lemia kitaip.'],
        }
      : {
          de: ['Es beginnt der Spieler rechts vom Geber.'],
          en: ['The player on the dealer’s right begins.'],
          lt: ['Pradeda žaidėjas, sėdintis dalytojui iš dešinės.'],
        };

const dealing: Saying = ({ facts }) =>
  facts.house.startsBackwards
    ? {
        de: [
          'Der Geber teilt die Karten einzeln aus, reihum und rechts von sich beginnend.',
          'Der Rest liegt verdeckt als Nachziehstapel in der Mitte.',
        ],
        en: [
          'The dealer deals the cards one at a time, beginning on the right.',
          'The rest lies face down in the middle as the draw pile.',
        ],
        lt: [
          'Kortos dalijamos po vieną iš eilės, pradedant žaidėju, sėdinčiu dalytojui iš dešinės.',
          'Likusios kortos užverstos padedamos viduryje – tai uždarasis fondas.',
        ],
      }
    : undefined;

/** The deal goes the way that play does (no source of the backward games lets it go against it). */
const nextDealer: Saying = ({ facts }) =>
  !facts.house.startsBackwards || facts.nextDealer === 'round'
    ? undefined
    : facts.nextDealer === 'left'
      ? {
          de: ['Nach jeder Runde gibt der rechte Nachbar dessen, der zuletzt gegeben hat.'],
          en: ['After each round the deal passes to the right.'],
          lt: ['Po kiekvieno padalijimo dalija ankstesniojo dalytojo dešinysis kaimynas.'],
        }
      : {
          de: [
            'Wer eine Runde gewinnt, gibt die nächste; bleibt eine Runde ohne Sieger, gibt der rechte Nachbar des Gebers.',
          ],
          en: ['Whoever wins a round deals the next; after a round without a winner the deal passes to the right.'],
          lt: [
            'Kas laimi padalijimą, tas kitą kartą dalija; jei padalijimas baigiasi be nugalėtojo, dalija dalytojo dešinysis kaimynas.',
          ],
        };

/** More than one rank always fits, so that "only" would be wrong. */
const wildRank: Saying = ({ facts }) => {
  if (!hasMoreWild(facts) || facts.wildRank === undefined) return undefined;
  const { de, en, lt } = nounOf(facts.wildRank);
  return {
    de: [`${capital(de.one)} darf auf jede Karte gelegt werden, gleich welche Farbe und welchen Wert sie hat.`],
    en: [`${capital(en.one)} may be laid on any card, whatever its suit and rank.`],
    lt: [`${capital(lt.acc)} galima dėti ant bet kurios kortos, kad ir kokia būtų jos spalva ir vardas.`],
  };
};

const scoring: Saying = ({ facts }) => (facts.house.winnerGetsSum && facts.scoring === 'cards' ? NO_LINES : undefined);
const cardValues: Saying = ({ facts }) => (facts.house.hasPointTable ? NO_LINES : undefined);

const matchWinner: Saying = ({ facts }) =>
  facts.house.winnerGetsSum && facts.scoring === 'cards' && facts.matchLimit === 0
    ? facts.matchTarget + facts.matchRounds + facts.matchRoundsPerPlayer === 0
      ? undefined
      : {
          de: ['Gewonnen hat sie, wer dann die meisten Punkte hat.'],
          en: ['Whoever then has the most points wins it.'],
          lt: ['Partiją laimi tas, kas tada turi daugiausia taškų.'],
        }
    : undefined;

const roundEnd: Saying = ({ facts }) =>
  facts.house.playOn || facts.house.lastDrawReturns
    ? facts.house.playOn
      ? NO_LINES
      : {
          de: [
            'Wer als Erster keine Karten mehr hat, gewinnt die Runde.',
            'Aussetzen muss nach einer letzten Karte niemand mehr.',
          ],
          en: ['The first player without cards wins the round.', 'Nobody has to skip any more after a last card.'],
          lt: [
            'Kas pirmas lieka be kortų, tas laimi padalijimą.',
            'Po paskutinės kortos niekam nebereikia praleisti ėjimo.',
          ],
        }
    : undefined;

const wishes: Saying = ({ facts }) => {
  const { wishCards, wishOptional, wishSuits } = facts.house;
  if (wishCards === 1 && !wishOptional && wishSuits === 'any') return undefined;
  if (!hasWish(facts)) return undefined;
  const must: Lines = wishOptional
    ? NO_LINES
    : {
        de: ['Eine Farbe muss gewünscht werden.'],
        en: ['A suit must be named.'],
        lt: ['Spalvos pareikalauti būtina.'],
      };
  const until =
    wishCards === 1
      ? {
          de: ' und gilt, bis die nächste Karte gelegt wird',
          en: ' and lasts until the next card is laid',
          lt: ', kol padedama kita korta',
        }
      : { de: '', en: '', lt: '' };
  const counts = onlyJokersWish(facts)
    ? {
        de: 'Der Wunsch bestimmt die Farbe',
        en: 'The wish sets the suit',
        lt: 'Reikalavimas nulemia spalvą',
      }
    : {
        de: 'Der Wunsch tritt an die Stelle der Farbe der gelegten Karte',
        en: 'The wish takes the place of the suit of the card laid',
        lt: 'Pareikalauta spalva galioja vietoj padėtosios kortos spalvos',
      };
  return joined(must, {
    de: [
      `${counts.de}${until.de}, auch über einen erneuerten Nachziehstapel hinweg.`,
      'Hat niemand die gewünschte Farbe, wird eben gezogen.',
    ],
    en: [
      `${counts.en}${until.en}, also across a renewed draw pile.`,
      'If nobody holds the wished suit, players simply draw.',
    ],
    lt: [
      `${counts.lt}${until.lt}, net jei per tą laiką atnaujinamas uždarasis fondas.`,
      'Jei pareikalautos spalvos niekas neturi, žaidėjai tiesiog ima kortas.',
    ],
  });
};

/** Only an ordinary card can be the start card, so that there is nothing for it to do. */
const startCard: Saying = ({ facts }) =>
  facts.house.startIsPlain && facts.startEffect !== 'not-turned' ? startCardSentences('none', facts) : undefined;

/** What the winner gets is no penalty. */
const matchTarget: Saying = ({ facts }) =>
  facts.house.winnerGetsSum && facts.scoring === 'cards' && facts.matchTarget > 0
    ? {
        de: [
          `Die Punkte aller Runden werden zusammengezählt; die Partie endet, sobald jemand ${facts.matchTarget} erreicht.`,
        ],
        en: [`The points of all rounds are added up; the match ends when somebody reaches ${facts.matchTarget}.`],
        lt: [
          `Visų padalijimų taškai sudedami; partija baigiasi, kai kas nors surenka ${countedLt(facts.matchTarget, COUNTED_LT.point.acc)}.`,
        ],
      }
    : undefined;

/** Where the round goes on after a last card, what it still does is told with the rule for that. */
const lastCardDraws: Saying = ({ facts }) => (facts.house.playOn || facts.house.lastDrawReturns ? NO_LINES : undefined);

const getsSum = ({ facts }: BookContext): boolean => facts.house.winnerGetsSum && facts.scoring === 'cards';

/** Where the winner gets the points, a bonus adds to them and a factor multiplies them. */
const queenBonus: Saying = (context) => {
  const { facts } = context;
  const bonus = facts.lastBonus[RANK_QUEEN * SUIT_COUNT] ?? 0;
  if (bonus === 0 || facts.scoring !== 'cards') return undefined;
  if (getsSum(context))
    return ofFirstOut(context, {
      de: [`Wer eine Dame als letzte Karte legt, bekommt ${bonus} Punkte dazu.`],
      en: [`Whoever lays a queen as the last card gets ${bonus} points more.`],
      lt: [`Kas paskutine korta padeda damą, tas dar gauna ${countedLt(bonus, COUNTED_LT.point.acc)}.`],
    });
  return facts.house.playOn
    ? ofFirstOut(context, {
        de: [`Wer eine Dame als letzte Karte legt, dem werden ${bonus} Punkte abgezogen.`],
        en: [`Whoever lays a queen as the last card has ${bonus} points taken off.`],
        lt: [`Kas paskutine korta padeda damą, tas gauna ${countedLt(bonus, COUNTED_LT.point.gen)} premiją.`],
      })
    : undefined;
};

const jackLastDoubles: Saying = (context) => {
  const { facts } = context;
  if ((facts.lastFactor[RANK_JACK * SUIT_COUNT] ?? 1) < 2 || facts.scoring !== 'cards') return undefined;
  if (getsSum(context))
    return ofFirstOut(context, {
      de: ['Wer einen Buben als letzte Karte legt, bekommt die Punkte doppelt.'],
      en: ['Whoever lays a jack as the last card gets double the points.'],
      lt: ['Kas paskutine korta padeda valetą, to taškai padvigubinami.'],
    });
  return facts.house.playOn
    ? ofFirstOut(context, {
        de: ['Wer einen Buben als letzte Karte legt, verdoppelt die Punkte aller anderen.'],
        en: ['Laying a jack as the last card doubles everyone else’s points.'],
        lt: ['Kas paskutine korta padeda valetą, tas padvigubina visų kitų baudos taškus.'],
      })
    : undefined;
};

/** Where others play on after the first one out, only that one's last card counts. */
const ofFirstOut = ({ facts }: BookContext, lines: Lines): Lines =>
  facts.house.playOn
    ? joined(lines, {
        de: ['Das gilt nur für den, der als Erster fertig ist.'],
        en: ['This holds only for whoever is out first.'],
        lt: ['Tai galioja tik tam, kas pirmas lieka be kortų.'],
      })
    : lines;

const SAYINGS: Readonly<Record<string, Saying>> = {
  queenBonus,
  jackLastDoubles,
  startCard,
  ...houseDrawing,
  matchTarget,
  lastCardDraws,
  direction,
  nextDealer,
  beginner,
  dealing,
  wildRank,
  scoring,
  cardValues,
  matchWinner,
  roundEnd,
  wishes,
};

export function houseSentences(key: string, context: BookContext): Lines | undefined {
  return context.facts.goesOutOneByOne ? undefined : SAYINGS[key]?.(context);
}

const startCardShortly: Saying = ({ facts }) =>
  facts.house.startIsPlain && facts.startEffect !== 'not-turned' ? startCardShort('none', facts) : undefined;

const SHORT: Readonly<Record<string, Saying>> = {
  beginner: ({ facts }) =>
    facts.house.startsBackwards
      ? {
          de: ['Rechts vom Geber geht es los.'],
          en: ['The player on the dealer’s right begins.'],
          lt: ['Pradeda žaidėjas, sėdintis dalytojui iš dešinės.'],
        }
      : undefined,
  startCard: startCardShortly,
  cardValues,
  queenBonus,
  jackLastDoubles,
  ...houseDrawingShort,
  lastCardDraws,
  roundEnd: ({ facts }) => (facts.house.playOn ? NO_LINES : undefined),
  matchWinner: ({ facts }) =>
    facts.house.winnerGetsSum && facts.scoring === 'cards'
      ? { de: ['Die größte Summe gewinnt.'], en: ['The highest total wins.'], lt: ['Laimi didžiausia taškų suma.'] }
      : undefined,
};

export function houseShort(key: string, context: BookContext): Lines | undefined {
  return context.facts.goesOutOneByOne ? undefined : SHORT[key]?.(context);
}
