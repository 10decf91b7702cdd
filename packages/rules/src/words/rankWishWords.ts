/** A card that wishes for a rank, in words. */
import type { Draft } from '../draft.ts';
import { wishableRanks } from '../houseTables.ts';
import type { CardOfRank } from '../option.ts';
import { listedNouns } from './facts.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { type Line, type Lines, listed } from './phrases.ts';

export function rankWishSentences({ rank }: CardOfRank, { de, en, lt }: CardNoun, facts: Draft): Lines {
  const ranks = wishableRanks(facts).map((each) => nounOf(each));
  const named = listedNouns(ranks, 'or', {
    de: ({ name }) => name,
    en: ({ name }) => name.toLowerCase(),
    lt: ({ gen }) => gen,
  });
  const answers = answersTo(rank, facts);
  const end: Lines = facts.house.rankWishStays ? { de: [], en: [], lt: [] } : END;
  return {
    de: [
      `Wer ${de.oneAkk} legt, wünscht einen Wert ohne Wirkung: ${named.de}.`,
      `Als Nächstes darf nur ${answers.de} gelegt werden.`,
      ...end.de,
      `Als Startkarte und als letzte Karte bringt ${de.one} keinen Wunsch.`,
    ],
    en: [
      `Whoever lays ${en.one} wishes for a rank without an effect: ${named.en}.`,
      `The next card laid must be ${answers.en}.`,
      ...end.en,
      `As the start card and as the last card, ${en.one} carries no wish.`,
    ],
    lt: [
      `Kas padeda ${lt.acc}, tas pareikalauja vardo, kuris neturi poveikio: ${named.lt}.`,
      `Po to galima dėti tik ${answers.lt}.`,
      ...end.lt,
      `Kai ${lt.one} yra startinė arba paskutinė korta, nieko nereikalaujama.`,
    ],
  };
}

const END: Lines = {
  de: ['Der Wunsch endet mit dieser Karte, oder wenn jeder, auch wer gewünscht hat, danach einmal am Zug war.'],
  en: ['The wish ends with that card, or when everyone, whoever wished included, has had a turn after it.'],
  lt: [
    'Reikalavimas baigiasi, kai padedama tokia korta arba kai po vieną ėjimą jau padarė visi, tarp jų ir pats pareikalavęs žaidėjas.',
  ],
};

/** What may be laid under the wish: the rank, a card that wishes again, and what goes on anything. */
function answersTo(rank: number, facts: Draft): Line {
  const { wildRank, wildOnWild, suitOnlyRank, house } = facts;
  const again = rank === wildRank ? wildOnWild : rank !== suitOnlyRank;
  const wild = [wildRank, house.alsoWildRank].flatMap((each) =>
    each === undefined || each === rank ? [] : [nounOf(each)],
  );
  const { de, en, lt } = nounOf(rank);
  const joker = house.jokers > 0;
  return {
    de: listed(
      [
        'eine Karte dieses Werts',
        ...(again ? [de.another] : []),
        ...wild.map((noun) => noun.de.one),
        ...(joker ? ['ein Joker'] : []),
      ],
      'or',
      'de',
    ),
    en: listed(
      [
        'of that rank',
        ...(again ? [en.another === en.one ? `another ${en.name.toLowerCase()}` : en.another] : []),
        ...wild.map((noun) => noun.en.one),
        ...(joker ? ['a joker'] : []),
      ],
      'or',
      'en',
    ),
    lt: listed(
      [
        'to vardo kortą',
        ...(again ? [lt.anotherAcc] : []),
        ...wild.map((noun) => noun.lt.acc),
        ...(joker ? ['džokerį'] : []),
      ],
      'or',
      'lt',
    ),
  };
}

export const rankWishShort = ({ de, en, lt }: CardNoun, { house }: Draft): Lines =>
  house.rankWishStays
    ? {
        de: [`Wer ${de.him} legt, wünscht einen Wert; gelegt wird nur dieser, bis er liegt.`],
        en: [`Whoever lays ${en.one} wishes for a rank; nothing else is laid until it lies.`],
        lt: [`Kas ${lt.him} padeda, tas pareikalauja vardo; kol to vardo korta nepadėta, kitos netinka.`],
      }
    : {
        de: [`Wer ${de.him} legt, wünscht einen Wert; gelegt wird nur dieser, bis er liegt oder jeder am Zug war.`],
        en: [
          `Whoever lays ${en.one} wishes for a rank; nothing else is laid until it lies or everyone has had a turn.`,
        ],
        lt: [
          `Kas ${lt.him} padeda, tas pareikalauja vardo; kitos kortos netinka, kol nepadėta to vardo korta arba visi nepadarė po ėjimą.`,
        ],
      };

export const rankWishDifference = ({ de, en, lt }: CardNoun): Line => ({
  de: `Wer ${de.oneAkk} legt, wünscht einen Wert ohne Wirkung.`,
  en: `Whoever lays ${en.one} wishes for a rank without an effect.`,
  lt: `Kas padeda ${lt.acc}, tas pareikalauja vardo, kuris neturi poveikio.`,
});
