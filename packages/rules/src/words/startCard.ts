/** What the start card does, in sentences that follow the powers of the cards. */
import type { StartEffect } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import { isPureReverse, nounsWith, oneOf } from './facts.ts';
import type { CardNoun } from './nouns.ts';
import { capital, joined, type Line, type Lines, listed, NO_LINES } from './phrases.ts';

const TURNED = {
  de: 'Die oberste Karte des Nachziehstapels wird als Startkarte aufgedeckt und beginnt den Ablagestapel',
  en: 'The top card of the draw pile is turned up as the start card and begins the discard pile',
  lt: 'Viršutinė uždarojo fondo korta atverčiama kaip startinė ir pradeda atvirąjį fondą',
};

export function startCardSentences(effect: StartEffect, facts: Draft): Lines {
  if (effect === 'as-dealer') return asDealer(facts);
  if (effect === 'not-turned') return NOT_TURNED;
  const wishing = nounsWith(facts, ({ namesSuit }) => namesSuit);
  if (effect === 'none' || wishing.length === 0) {
    return {
      de: [`${TURNED.de}; sie hat keine weitere Wirkung.`],
      en: [`${TURNED.en}; it has no further effect.`],
      lt: [`${TURNED.lt}; jokio kito poveikio ji neturi.`],
    };
  }
  const one = oneOf(wishing);
  if (effect === 'first-player') return firstPlayer(one);
  const { de, en, lt } = one;
  return {
    de: [`${TURNED.de}.`, `Ist es ${de}, wünscht der Geber eine Farbe; jede andere Startkarte hat keine Wirkung.`],
    en: [`${TURNED.en}.`, `If it is ${en}, the dealer names a suit; any other start card has no effect.`],
    lt: [
      `${TURNED.lt}.`,
      `Jei tai ${lt}, spalvos pareikalauja dalytojas; bet kuri kita startinė korta neturi poveikio.`,
    ],
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
  lt: [
    'Startinė korta neatverčiama: pirmasis žaidėjas ant tuščio stalo deda bet kurią savo kortą.',
    'Jis privalo dėti, o jo korta veikia kaip bet kuri kita.',
  ],
};

const firstPlayer = ({ de, en, lt }: Line): Lines => ({
  de: [
    `${TURNED.de}.`,
    `Ist es ${de}, darf der erste Spieler, statt zu legen, eine Farbe nennen, als hätte er die Karte selbst gelegt; dann ist der Nächste am Zug.`,
    'Ebenso gut darf er eine passende Karte legen oder ziehen; auch nach dem Ziehen darf er noch eine Farbe nennen, nach diesem Zug aber nicht mehr.',
    'Jede andere Startkarte hat keine Wirkung.',
  ],
  en: [
    `${TURNED.en}.`,
    `If it is ${en}, the first player may name a suit instead of laying, as if they had laid that card themselves; then it is the next player’s turn.`,
    'They may just as well lay a fitting card or draw; even after drawing they may still name a suit, but not after that turn.',
    'Any other start card has no effect.',
  ],
  lt: [
    `${TURNED.lt}.`,
    `Jei tai ${lt}, pirmasis žaidėjas gali kortos nedėti, o pareikalauti spalvos, lyg startinę kortą būtų padėjęs jis pats; tada eina kitas žaidėjas.`,
    'Pirmasis žaidėjas taip pat gali dėti tinkančią kortą arba imti; net ir paėmus kortą dar galima pareikalauti spalvos, bet po šio ėjimo – nebe.',
    'Bet kuri kita startinė korta neturi poveikio.',
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
  const part = (nouns: readonly CardNoun[], write: (one: Line) => Lines): Lines =>
    nouns.length === 0 ? NO_LINES : write(oneOf(nouns));
  return joined(
    {
      de: [`${TURNED.de}.`, 'Sie zählt, als hätte der Geber sie gelegt.'],
      en: [`${TURNED.en}.`, 'It counts as laid by the dealer.'],
      lt: [`${TURNED.lt}.`, 'Laikoma, kad ją padėjo dalytojas.'],
    },
    part(wishing, ({ de, en, lt }) => ({
      de: [`Ist es ${de}, wünscht der Geber eine Farbe.`],
      en: [`If it is ${en}, the dealer names a suit.`],
      lt: [`Jei tai ${lt}, dalytojas pareikalauja spalvos.`],
    })),
    part(further, ({ de, en, lt }) => ({
      de: [`Ist es ${de}, darf der Geber noch eine Karte legen.`],
      en: [`If it is ${en}, the dealer may lay a further card.`],
      lt: [`Jei tai ${lt}, dalytojas gali dėti dar vieną kortą.`],
    })),
    part(hitting, ({ de, en, lt }) => ({
      de: [`${capital(de)} trifft den Spieler nach dem Geber.`],
      en: [`${capital(en)} acts on the player after the dealer.`],
      lt: [`${capital(lt)} veikia po dalytojo einantį žaidėją.`],
    })),
    part(everyone, ({ de, en, lt }) => ({
      de: [`${capital(de)} trifft alle außer dem Geber.`],
      en: [`${capital(en)} acts on everyone but the dealer.`],
      lt: [`${capital(lt)} veikia visus, išskyrus dalytoją.`],
    })),
    part(turning, (one) =>
      turningSentence(
        one,
        nounsWith(facts, (meaning) => meaning.reverses && !isPureReverse(meaning)),
      ),
    ),
  );
}

function turningSentence({ de, en, lt }: Line, drawing: readonly CardNoun[]): Lines {
  const also =
    drawing.length === 0
      ? { de: '', en: '', lt: '' }
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
          lt: `, ir ${oneOf(drawing).lt} iš karto veikia šį žaidėją`,
        };
  return {
    de: [`${capital(de)} dreht zuerst die Richtung: Dann ist der Spieler rechts vom Geber der Nächste${also.de}.`],
    en: [`${capital(en)} turns the direction first: then the player on the dealer’s right is next${also.en}.`],
    lt: [`${capital(lt)} pirmiausia pakeičia kryptį: tada pirmas eina žaidėjas dalytojui iš dešinės${also.lt}.`],
  };
}

export function startCardShort(effect: StartEffect, facts: Draft): Lines {
  const wishing = nounsWith(facts, ({ namesSuit }) => namesSuit);
  if (effect === 'as-dealer') {
    return {
      de: ['Eine wird aufgedeckt und zählt wie vom Geber gelegt.'],
      en: ['One is turned up and counts as laid by the dealer.'],
      lt: ['Viena korta atverčiama; laikoma, kad ją padėjo dalytojas.'],
    };
  }
  if (effect === 'not-turned') {
    return {
      de: ['Keine wird aufgedeckt: Der erste Spieler legt, was er will, aber er muss legen.'],
      en: ['None is turned up: the first player lays any card, but must lay one.'],
      lt: ['Startinė korta neatverčiama: pirmasis žaidėjas deda bet kurią kortą, bet dėti privalo.'],
    };
  }
  if (effect === 'none' || wishing.length === 0) {
    return {
      de: ['Eine wird aufgedeckt, ohne Wirkung.'],
      en: ['One is turned up, without effect.'],
      lt: ['Viena korta atverčiama, poveikio ji neturi.'],
    };
  }
  const { de, en, lt } = oneOf(wishing);
  if (effect === 'first-player') {
    return {
      de: [`Eine wird aufgedeckt. Ist es ${de}, darf der erste Spieler eine Farbe nennen, statt zu legen.`],
      en: [`One is turned up. If it is ${en}, the first player may name a suit instead of laying.`],
      lt: [`Viena korta atverčiama. Jei tai ${lt}, pirmasis žaidėjas gali kortos nedėti, o pareikalauti spalvos.`],
    };
  }
  return {
    de: [`Eine wird aufgedeckt. Ist es ${de}, wünscht der Geber.`],
    en: [`One is turned up. If it is ${en}, the dealer names a suit.`],
    lt: [`Viena korta atverčiama. Jei tai ${lt}, spalvos pareikalauja dalytojas.`],
  };
}
