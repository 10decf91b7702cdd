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
  const may = facts.house.wishOptional;
  const end: Lines = facts.house.rankWishStays ? { de: [], en: [], lt: [] } : END;
  return {
    de: [
      `Wer ${de.oneAkk} legt, ${may ? 'darf einen Wert ohne Wirkung wünschen' : 'wünscht einen Wert ohne Wirkung'}: ${named.de}.`,
      `${may ? 'Nach einem Wunsch' : 'Als Nächstes'} darf nur ${answers.de} gelegt werden.`,
      ...end.de,
      `Als Startkarte und als letzte Karte bringt ${de.one} keinen Wunsch.`,
    ],
    en: [
      `Whoever lays ${en.one} ${may ? 'may wish' : 'wishes'} for a rank without an effect: ${named.en}.`,
      `${may ? 'After a wish, the' : 'The'} next card laid must be ${answers.en}.`,
      ...end.en,
      `As the start card and as the last card, ${en.one} carries no wish.`,
    ],
    lt: [
      `Kas padeda ${lt.acc}, tas ${may ? 'gali pareikalauti' : 'pareikalauja'} vardo, kuris neturi poveikio: ${named.lt}.`,
      `${may ? 'Pareikalavus' : 'Po to'} galima dėti tik ${answers.lt}.`,
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

export function rankWishShort({ rank }: CardOfRank, { de, en, lt }: CardNoun, facts: Draft): Lines {
  const { rankWishStays, wishOptional } = facts.house;
  const answers = answersTo(rank, facts);
  const until = rankWishStays
    ? { de: '', en: '', lt: '' }
    : { de: ', bis jeder am Zug war', en: ', until everyone has had a turn,', lt: ', kol visi nepadarė po ėjimą,' };
  return {
    de: [
      `Wer ${de.him} legt, ${wishOptional ? 'darf einen Wert wünschen' : 'wünscht einen Wert'}.`,
      `Nach einem Wunsch darf nur ${answers.de} folgen${until.de}.`,
    ],
    en: [
      `Whoever lays ${en.one} ${wishOptional ? 'may wish' : 'wishes'} for a rank.`,
      `After a wish${until.en} the next card laid must be ${answers.en}.`,
    ],
    lt: [
      `Kas ${lt.him} padeda, tas ${wishOptional ? 'gali pareikalauti vardo' : 'pareikalauja vardo'}.`,
      `Pareikalavus${until.lt} galima dėti tik ${answers.lt}.`,
    ],
  };
}

export const rankWishDifference = ({ de, en, lt }: CardNoun, { house: { wishOptional } }: Draft): Line => ({
  de: `Wer ${de.oneAkk} legt, ${wishOptional ? 'darf einen Wert ohne Wirkung wünschen' : 'wünscht einen Wert ohne Wirkung'}.`,
  en: `Whoever lays ${en.one} ${wishOptional ? 'may wish' : 'wishes'} for a rank without an effect.`,
  lt: `Kas padeda ${lt.acc}, tas ${wishOptional ? 'gali pareikalauti' : 'pareikalauja'} vardo, kuris neturi poveikio.`,
});
