/** Powers beyond the documents, in whole sentences of the rule book and at a glance. */
import type { Draft } from '../draft.ts';
import type { CardNoun } from './nouns.ts';
import type { Line, Lines } from './phrases.ts';

export type HousePower = 'self-draws-one' | 'swap-next' | 'swap-all' | 'base' | 'copy';

export const firstLine = ({ de, en, lt }: Lines): Line => ({ de: de[0] ?? '', en: en[0] ?? '', lt: lt[0] ?? '' });

export function housePowerSentences(power: HousePower, noun: CardNoun): Lines {
  switch (power) {
    case 'self-draws-one':
      return selfDraws(noun);
    case 'swap-next':
    case 'swap-all':
      return swaps(noun, power === 'swap-all');
    case 'base':
      return base(noun);
    case 'copy':
      return copies(noun);
  }
}

const selfDraws = ({ de, en, lt }: CardNoun): Lines => ({
  de: [`Wer ${de.oneAkk} legt, zieht selbst 1 Karte, außer als letzte Karte.`],
  en: [`Whoever lays ${en.one} draws 1 card themselves, unless it is the last card.`],
  lt: [`Kas padeda ${lt.acc}, tas pats ima 1 kortą, nebent tai buvo paskutinė jo korta.`],
});

function swaps({ de, en, lt }: CardNoun, isAll: boolean): Lines {
  const first: Line = isAll
    ? {
        de: `Wird ${de.one} gelegt, gibt jeder alle seine Karten dem Nächsten.`,
        en: `When ${en.one} is laid, everyone gives all their cards to the next player.`,
        lt: `Padėjus ${lt.acc}, kiekvienas visas savo kortas atiduoda kitam žaidėjui.`,
      }
    : {
        de: `Wer ${de.oneAkk} legt, tauscht alle seine Karten mit dem Nächsten.`,
        en: `Whoever lays ${en.one} swaps all their cards with the next player.`,
        lt: `Kas padeda ${lt.acc}, tas visas savo kortas sukeičia su kito žaidėjo kortomis.`,
      };
  return {
    de: [
      first.de,
      'Wer dabei nur eine Karte bekommt, braucht sie nicht anzusagen; nach einer letzten Karte wird nicht getauscht.',
    ],
    en: [first.en, 'Whoever gets a single card by it need not call it; after a last card nothing is swapped.'],
    lt: [first.lt, 'Kas taip gauna tik vieną kortą, tam jos skelbti nereikia; padėjus paskutinę kortą, nesikeičiama.'],
  };
}

const base = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, darf gleich beliebig viele Karten derselben Farbe darauf legen, eine nach der anderen, und passt, wenn er fertig ist.`,
    'Nur die oberste davon wirkt, und erst am Ende des Zugs.',
  ],
  en: [
    `Whoever lays ${en.one} may at once lay any number of cards of the same suit on it, one after the other, and passes when done.`,
    'Only the topmost of them acts, and not before the end of the turn.',
  ],
  lt: [
    `Kas padeda ${lt.acc}, tas gali iš karto ant ${lt.his} vieną po kitos dėti kiek nori tos pačios spalvos kortų, o baigęs pasuoja.`,
    'Veikia tik viršutinė iš jų, ir tik pasibaigus ėjimui.',
  ],
});

const copies = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `${de.one.charAt(0).toUpperCase()}${de.one.slice(1)} bewirkt, was die Karte darunter bewirkt; nur gewünscht wird damit nichts.`,
    `Eine offene Kette lässt sich damit nicht beantworten; später gelegt, beginnt ${de.the} eine neue.`,
  ],
  en: [
    `${en.one.charAt(0).toUpperCase()}${en.one.slice(1)} does what the card below it does, but carries no wish.`,
    'It does not answer a pending chain; laid later, it begins a new one.',
  ],
  lt: [
    `${lt.name} daro tą patį, ką ir po ${lt.byHim} gulinti korta, tik spalvos nereikalaujama.`,
    `Kol grandinė neužbaigta, ${lt.inst} atsimušti negalima; padėjus ${lt.him} vėliau, prasideda nauja grandinė.`,
  ],
});

/** A card that must be covered, where players do not go out one by one. */
export function coverSentences({ de, en, lt }: CardNoun, { house }: Draft): Lines {
  const unable: Line = house.coversByDrawing
    ? {
        de: 'Wer das nicht kann, zieht so lange, bis er es kann.',
        en: 'Whoever cannot do so draws until they can.',
        lt: 'Kas negali, tas ima kortas tol, kol pasitaiko tinkanti.',
      }
    : {
        de: 'Wer das nicht kann, zieht 1 Karte, und sein Zug ist zu Ende.',
        en: 'Whoever cannot do so draws 1 card, and the turn ends.',
        lt: 'Kas negali, tas ima 1 kortą, ir jo ėjimas baigiasi.',
      };
  return {
    de: [
      `Wer ${de.oneAkk} legt, muss gleich noch eine passende Karte darauf legen.`,
      unable.de,
      `Deshalb kann ${de.one} nie die letzte Karte sein.`,
    ],
    en: [
      `Whoever lays ${en.one} must at once lay another fitting card on it.`,
      unable.en,
      `So ${en.one} can never be the last card.`,
    ],
    lt: [
      `Kas padeda ${lt.acc}, tas privalo ${lt.him} iš karto uždengti dar viena tinkančia korta.`,
      unable.lt,
      `Todėl ${lt.one} niekada negali būti paskutinė korta.`,
    ],
  };
}

export const HOUSE_POWERS_SHORT: Readonly<Record<HousePower, Lines>> = {
  'self-draws-one': {
    de: ['Der Spieler selbst zieht eine Karte.'],
    en: ['Its own player draws one card.'],
    lt: ['Padėjęs žaidėjas pats ima vieną kortą.'],
  },
  'swap-next': {
    de: ['Alle Karten werden mit dem Nächsten getauscht.'],
    en: ['All cards are swapped with the next player.'],
    lt: ['Visos kortos sukeičiamos su kito žaidėjo kortomis.'],
  },
  'swap-all': {
    de: ['Jeder gibt seine Karten dem Nächsten.'],
    en: ['Everyone gives their cards to the next player.'],
    lt: ['Kiekvienas savo kortas atiduoda kitam žaidėjui.'],
  },
  base: {
    de: ['Darauf beliebig viele Karten derselben Farbe; die oberste wirkt.'],
    en: ['Any number of cards of its suit on it; the topmost acts.'],
    lt: ['Ant viršaus galima dėti kiek nori tos pačios spalvos kortų; veikia viršutinė.'],
  },
  copy: {
    de: ['Bewirkt, was die Karte darunter bewirkt.'],
    en: ['Does what the card below it does.'],
    lt: ['Daro tą patį, ką ir žemiau gulinti korta.'],
  },
};
