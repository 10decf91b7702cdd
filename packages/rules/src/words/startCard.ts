/** What the start card does, in sentences that follow the powers of the cards. */
import type { StartEffect } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import { isPureReverse, nounsWith } from './facts.ts';
import type { CardNoun } from './nouns.ts';
import { capital, joined, type Lines, listed, NO_LINES } from './phrases.ts';

const oneOf = (nouns: readonly CardNoun[]): { readonly de: string; readonly en: string } => ({
  de: listed(
    nouns.map(({ de }) => de.one),
    'or',
    'de',
  ),
  en: listed(
    nouns.map(({ en }) => en.one),
    'or',
    'en',
  ),
});

const TURNED = {
  de: 'Seine oberste Karte wird als Startkarte aufgedeckt und beginnt den Ablagestapel',
  en: 'Its top card is turned up as the start card and begins the discard pile',
};

export function startCardSentences(effect: StartEffect, facts: Draft): Lines {
  if (effect === 'as-dealer') return asDealer(facts);
  if (effect === 'not-turned') return NOT_TURNED;
  const wishing = nounsWith(facts, ({ namesSuit }) => namesSuit);
  if (effect === 'none' || wishing.length === 0) {
    return { de: [`${TURNED.de}; sie hat keine weitere Wirkung.`], en: [`${TURNED.en}; it has no further effect.`] };
  }
  const { de, en } = oneOf(wishing);
  if (effect === 'first-player') return firstPlayer(de, en);
  return {
    de: [`${TURNED.de}.`, `Ist es ${de}, wünscht der Geber eine Farbe; jede andere Startkarte hat keine Wirkung.`],
    en: [`${TURNED.en}.`, `If it is ${en}, the dealer names a suit; any other start card has no effect.`],
  };
}

const NOT_TURNED: Lines = {
  de: [
    'Eine Startkarte wird nicht aufgedeckt: Der erste Spieler legt eine Karte seiner Wahl auf den leeren Tisch.',
    'Er muss legen, und seine Karte wirkt wie jede andere.',
  ],
  en: [
    'No start card is turned up: the first player lays any card they like on the empty table.',
    'They must lay one, and it acts like any other.',
  ],
};

const firstPlayer = (de: string, en: string): Lines => ({
  de: [
    `${TURNED.de}.`,
    `Ist es ${de}, darf der erste Spieler, statt zu legen, eine Farbe nennen, als hätte er die Karte selbst gelegt; dann ist der Nächste am Zug.`,
    'Ebenso gut darf er eine passende Karte legen oder ziehen; auch nach dem Ziehen darf er noch eine Farbe nennen, nach diesem Zug nicht mehr.',
    'Jede andere Startkarte hat keine Wirkung.',
  ],
  en: [
    `${TURNED.en}.`,
    `If it is ${en}, the first player may name a suit instead of laying, as if they had laid that card themselves; then it is the next player’s turn.`,
    'They may just as well lay a fitting card or draw; even after drawing they may still name a suit, but not after that turn.',
    'Any other start card has no effect.',
  ],
});

function asDealer(facts: Draft): Lines {
  const wishing = facts.startPutsBackWild ? [] : nounsWith(facts, ({ namesSuit }) => namesSuit);
  const further = nounsWith(facts, (meaning) => meaning.further);
  const hitting = nounsWith(
    facts,
    ({ reverses, draw, skip }) => !reverses && (draw > 0 || skip === 'next' || skip === 'chain'),
  );
  const everyone = nounsWith(facts, ({ othersDraw, skip }) => othersDraw > 0 || skip === 'others');
  const turning = nounsWith(facts, ({ reverses }) => reverses);
  const part = (nouns: readonly CardNoun[], write: (one: ReturnType<typeof oneOf>) => Lines): Lines =>
    nouns.length === 0 ? NO_LINES : write(oneOf(nouns));
  return joined(
    {
      de: [`${TURNED.de}.`, 'Sie zählt, als hätte der Geber sie gelegt.'],
      en: [`${TURNED.en}.`, 'It counts as laid by the dealer.'],
    },
    part(wishing, ({ de, en }) => ({
      de: [`Ist es ${de}, wünscht der Geber eine Farbe.`],
      en: [`If it is ${en}, the dealer names a suit.`],
    })),
    part(further, ({ de, en }) => ({
      de: [`Ist es ${de}, darf der Geber noch eine Karte legen.`],
      en: [`If it is ${en}, the dealer may lay a further card.`],
    })),
    part(hitting, ({ de, en }) => ({
      de: [`${capital(de)} trifft den Spieler nach dem Geber.`],
      en: [`${capital(en)} acts on the player after the dealer.`],
    })),
    part(everyone, ({ de, en }) => ({
      de: [`${capital(de)} trifft alle außer dem Geber.`],
      en: [`${capital(en)} acts on everyone but the dealer.`],
    })),
    part(turning, ({ de, en }) =>
      turningSentence(
        de,
        en,
        nounsWith(facts, (meaning) => meaning.reverses && !isPureReverse(meaning)),
      ),
    ),
  );
}

function turningSentence(de: string, en: string, drawing: readonly CardNoun[]): Lines {
  const also =
    drawing.length === 0
      ? { de: '', en: '' }
      : {
          de: `, und ${listed(
            drawing.map((noun) => noun.de.the),
            'or',
            'de',
          )} trifft ihn gleich`,
          en: `, and ${listed(
            drawing.map((noun) => noun.en.the),
            'or',
            'en',
          )} acts on that player`,
        };
  return {
    de: [`${capital(de)} dreht zuerst die Richtung: Dann ist der Spieler rechts vom Geber der Nächste${also.de}.`],
    en: [`${capital(en)} turns the direction first: then the player on the dealer’s right is next${also.en}.`],
  };
}

export function startCardShort(effect: StartEffect, facts: Draft): Lines {
  const wishing = nounsWith(facts, ({ namesSuit }) => namesSuit);
  if (effect === 'as-dealer') {
    return {
      de: ['Eine wird aufgedeckt und zählt wie vom Geber gelegt.'],
      en: ['One is turned up and counts as laid by the dealer.'],
    };
  }
  if (effect === 'not-turned') {
    return {
      de: ['Keine: Der erste Spieler legt, was er will, aber er muss legen.'],
      en: ['None: the first player lays any card, but must lay one.'],
    };
  }
  if (effect === 'none' || wishing.length === 0) {
    return { de: ['Eine wird aufgedeckt, ohne Wirkung.'], en: ['One is turned up, without effect.'] };
  }
  const { de, en } = oneOf(wishing);
  if (effect === 'first-player') {
    return {
      de: [`Eine wird aufgedeckt. Ist es ${de}, darf der erste Spieler eine Farbe nennen, statt zu legen.`],
      en: [`One is turned up. If it is ${en}, the first player may name a suit instead of laying.`],
    };
  }
  return {
    de: [`Eine wird aufgedeckt. Ist es ${de}, wünscht der Geber.`],
    en: [`One is turned up. If it is ${en}, the dealer names a suit.`],
  };
}
