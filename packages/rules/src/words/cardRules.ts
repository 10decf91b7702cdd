/** What holds for several cards at once: wishes, chains, skips, and the cards that do nothing. */
import type { Rank } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import type { BookContext } from '../option.ts';
import type { Language } from '../ruleSet.ts';
import { hasPower, isChain, listedNouns, meaningOf, nounsWith, plainRanksOf } from './facts.ts';
import {
  answersDiffer,
  hasWish,
  houseRanks,
  isAnswerable,
  jokersDraw,
  onlyJokersWish,
  wishesInChain,
} from './houseFacts.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { capital, joined, type Lines, listed, NO_LINES } from './phrases.ts';

const JOKER_WISHES: Lines = {
  de: [
    'Eine Farbe muss gewünscht werden, und jede ist erlaubt, auch die, die vorher galt.',
    'Der Wunsch gilt, bis die nächste Karte gelegt wird, auch über einen erneuerten Nachziehstapel hinweg.',
    'Hat niemand die gewünschte Farbe, wird eben gezogen.',
  ],
  en: [
    'A suit must be named, and any suit may be, even the one that was to be followed before.',
    'The wish lasts until the next card is laid, also across a renewed draw pile.',
    'If nobody holds the wished suit, players simply draw.',
  ],
  lt: [
    'Spalvos pareikalauti būtina, ir galima pareikalauti bet kurios, net ir tos, kuri galiojo prieš tai.',
    'Reikalavimas galioja, kol padedama kita korta, net jei per tą laiką atnaujinamas uždarasis fondas.',
    'Jei pareikalautos spalvos niekas neturi, žaidėjai tiesiog ima kortas.',
  ],
};

export function wishSentences({ facts }: BookContext): Lines {
  if (!hasWish(facts)) return NO_LINES;
  if (onlyJokersWish(facts)) return JOKER_WISHES;
  return {
    de: [
      'Eine Farbe muss gewünscht werden, und jede ist erlaubt, auch die, die schon liegt; wer nichts ändern will, nennt die Farbe der eigenen Karte.',
      'Der Wunsch tritt an die Stelle dieser Farbe und gilt, bis die nächste Karte gelegt wird, auch über einen erneuerten Nachziehstapel hinweg.',
      'Hat niemand die gewünschte Farbe, wird eben gezogen.',
    ],
    en: [
      'A suit must be named, and any suit may be, even the one that lies there already; whoever wants no change names the suit of their own card.',
      'The wish takes the place of that suit and lasts until the next card is laid, also across a renewed draw pile.',
      'If nobody holds the wished suit, players simply draw.',
    ],
    lt: [
      'Spalvos pareikalauti būtina, ir galima pareikalauti bet kurios, net ir tos, kuri jau guli; kas nieko keisti nenori, tas pareikalauja savo kortos spalvos.',
      'Pareikalauta spalva galioja vietoj tos kortos spalvos, kol padedama kita korta, net jei per tą laiką atnaujinamas uždarasis fondas.',
      'Jei pareikalautos spalvos niekas neturi, žaidėjai tiesiog ima kortas.',
    ],
  };
}

export function chainSentences({ facts, factsMost }: BookContext): Lines {
  const acting = hasPower(facts, ({ draw, skip }) => draw > 0 || skip !== undefined) || jokersDraw(facts);
  if (!acting) return NO_LINES;
  const isWaiting =
    facts.powers.some((entry) => isAnswerable(facts, entry, factsMost.decks)) ||
    (jokersDraw(facts) && (facts.house.jokers > 1 || answersDiffer(facts)));
  if (!isWaiting) {
    return {
      de: ['Was sich nicht beantworten lässt, geschieht sofort.'],
      en: ['What cannot be answered happens at once.'],
      lt: ['Jei atsimušti negalima, poveikis pasireiškia iš karto.'],
    };
  }
  const kinds = sameKind(facts, factsMost.decks);
  const never: Lines = wishesInChain(facts)
    ? ONLY_ANSWERS
    : hasWish(facts)
      ? {
          de: [
            'Eine Kette und ein Farbwunsch treffen nie zusammen: Auf eine offene Kette darf nur ihre Antwort gelegt werden.',
          ],
          en: ['A chain and a wish never meet: only its answer may be laid on a pending chain.'],
          lt: [
            'Atsimušimų grandinė ir spalvos reikalavimas niekada nesusiduria: kol grandinė neužbaigta, galima dėti tik kortą, kuria atsimušama.',
          ],
        }
      : NO_LINES;
  return {
    de: [
      ...kinds.de,
      'Was sich beantworten lässt, wartet auf den Nächsten, ob er antworten kann oder nicht; so erfährt niemand, was er auf der Hand hat.',
      'Was sich mit den Karten im Spiel nicht beantworten lässt, geschieht sofort.',
      ...never.de,
    ],
    en: [
      ...kinds.en,
      'What can be answered waits for the next player, whether or not they can answer; so nobody learns what they hold.',
      'What cannot be answered with the decks in play happens at once.',
      ...never.en,
    ],
    lt: [
      ...kinds.lt,
      'Jei galima atsimušti, laukiama kito žaidėjo sprendimo, kad ir kokias kortas jis turėtų; taip niekas nesužino, kas jo rankoje.',
      'Jei žaidžiamomis kortomis atsimušti neįmanoma, poveikis pasireiškia iš karto.',
      ...never.lt,
    ],
  };
}

const ONLY_ANSWERS: Lines = {
  de: ['Auf eine offene Kette darf nur gelegt werden, was sie beantwortet.'],
  en: ['Only what answers it may be laid on a pending chain.'],
  lt: ['Kol grandinė neužbaigta, galima dėti tik kortą, kuria atsimušama.'],
};

/** Chains do not mix (SKAT-19); black jacks, which are one chain, are told where they stand. */
function sameKind(facts: Draft, decks: number): Lines {
  const entries = facts.powers.filter(
    (entry) => isChain(meaningOf(entry)) && entry.key !== 'blackJacksPower' && (entry.suit === undefined || decks > 1),
  );
  const chains: readonly CardNoun[] = entries.map(({ rank, suit }) => nounOf(rank, suit));
  if (chains.length < 2 || answersDiffer(facts) || facts.house.redJacksCure) return NO_LINES;
  const answers = {
    de: chains.map(({ de }, index) => `gegen ${de.oneAkk}${index === 0 ? ' hilft' : ''} nur ${de.another}`),
    en: chains.map(({ en }, index) => `${en.one}${index === 0 ? ' is answered' : ''} only by ${en.another}`),
    lt: chains.map(({ lt }, index) => {
      const contrast = index === chains.length - 1 ? 'o ' : '';
      return `${contrast}nuo ${lt.gen} ${index === 0 ? 'atsimušama' : '–'} tik ${lt.anotherInst}`;
    }),
  };
  return {
    de: [`Ketten vermischen sich nicht: ${capital(listed(answers.de, 'and', 'de'))}.`],
    en: [`Chains do not mix: ${listed(answers.en, 'and', 'en')}.`],
    lt: [`Atsimušimų grandinės nesimaišo: ${answers.lt.join(', ')}.`],
  };
}

export function skipSentences({ facts, playersMin }: BookContext): Lines {
  const skipping = nounsWith(facts, ({ skip }) => skip === 'next' || skip === 'chain');
  if (skipping.length === 0) return NO_LINES;
  const isChained = facts.powers.some((entry) => meaningOf(entry).skip === 'chain');
  const { de, en, lt } = listedNouns(skipping, 'or', {
    de: ({ oneDat }) => oneDat,
    en: ({ one }) => one,
    lt: ({ acc }) => acc,
  });
  const counted: Lines = isChained
    ? {
        de: ['Gezählt wird reihum, auch über den hinweg, der die letzte Karte dieser Kette gelegt hat.'],
        en: ['The skips are counted round the table, even past the player who laid the last card of the chain.'],
        lt: ['Ėjimo praleidimai skaičiuojami ratu ir gali tekti net tam, kas padėjo paskutinę grandinės kortą.'],
      }
    : NO_LINES;
  const forTwo: Lines =
    playersMin > 2
      ? NO_LINES
      : {
          de: [
            `Zu zweit ist nach ${de} gleich wieder am Zug, wer die Karte gelegt hat${isChained ? ', wenn der andere nicht antwortet' : ''}.`,
          ],
          en: [
            `With two players, whoever laid ${en} is on turn again at once${isChained ? ', if the other does not answer' : ''}.`,
          ],
          lt: [
            `Žaidžiant dviese, ${lt} padėjęs žaidėjas tuoj pat vėl daro ėjimą${isChained ? ', jei varžovas neatsimuša' : ''}.`,
          ],
        };
  return joined(counted, forTwo);
}

export function plainRankSentences({ facts }: BookContext): Lines {
  const ranks = plainRanksOf(facts, houseRanks(facts));
  if (ranks.length === 0) return NO_LINES;
  const singles = new Set(facts.powers.flatMap(({ rank, suit }) => (suit === undefined ? [] : [rank])));
  const names = {
    de: listed(runs(ranks, facts, 'de', singles), 'and', 'de'),
    en: listed(runs(ranks, facts, 'en', singles), 'and', 'en'),
    lt: listed(runs(ranks, facts, 'lt', singles), 'and', 'lt'),
  };
  return {
    de: [`Alle übrigen Karten – ${names.de} – haben keine Wirkung.`],
    en: [`All other cards – ${names.en} – have no effect.`],
    lt: [`Visos kitos kortos – ${names.lt} – neturi poveikio.`],
  };
}

const KING: Rank = 11;

/** Three or more ranks in a row are named by their ends: "Zwei bis Sechs". */
function runs(ranks: readonly Rank[], facts: Draft, language: Language, singles: ReadonlySet<Rank>): string[] {
  const groups: Rank[][] = [];
  for (const rank of ranks) {
    const last = groups.at(-1);
    const isNext = last !== undefined && last.at(-1) === rank - 1 && !singles.has(rank) && !singles.has(rank - 1);
    if (isNext) last.push(rank);
    else groups.push([rank]);
  }
  const name = (rank: Rank): string => nameOf(rank, language, singles);
  return groups.flatMap((group) =>
    group.length < 3 ? group.map(name) : [span(group[0] ?? facts.lowestRank, group.at(-1) ?? KING, language)],
  );
}

/** Two ranks and all between them; never the king, where only the other kings are meant. */
function span(first: Rank, last: Rank, language: Language): string {
  const [from, to] = [nounOf(first), nounOf(last)];
  switch (language) {
    case 'de':
      return `${from.de.name} bis ${to.de.name}`;
    case 'en':
      return `${from.en.name.toLowerCase()} to ${to.en.name.toLowerCase()}`;
    case 'lt':
      return `nuo ${from.lt.gen} iki ${to.lt.gen}`;
  }
}

/** Of a rank one card of which has a power of its own, only the others are meant. */
function nameOf(rank: Rank, language: Language, singles: ReadonlySet<Rank>): string {
  const { de, en, lt } = nounOf(rank);
  if (singles.has(rank)) {
    const others = lt.gender === 'f' ? 'kitos' : 'kiti';
    return { de: `die anderen ${de.plural}`, en: `the other ${en.plural}`, lt: `${others} ${lt.plural}` }[language];
  }
  return { de: de.name, en: en.name.toLowerCase(), lt: lt.one }[language];
}
