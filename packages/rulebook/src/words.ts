/** The words of the book itself; the rules have their own, in `packages/rules`. */
import type { ByLanguage, Group } from '@hausregel/rules';

export const SECTION_TITLES: ByLanguage<Readonly<Record<Group | 'variants', string>>> = {
  de: {
    deck: 'Karten',
    deal: 'Geben',
    laying: 'Legen',
    drawing: 'Ziehen',
    cards: 'Was die Karten tun',
    calls: 'Ansagen',
    'last-card': 'Die letzte Karte',
    scoring: 'Ende der Runde',
    match: 'Partie',
    variants: 'Was ihr anders abmachen könnt',
  },
  en: {
    deck: 'Cards',
    deal: 'Dealing',
    laying: 'Laying',
    drawing: 'Drawing',
    cards: 'What the cards do',
    calls: 'Calls',
    'last-card': 'The last card',
    scoring: 'End of the round',
    match: 'Match',
    variants: 'What you can agree on instead',
  },
};

/** Topics of the short form: which groups they hold. */
export const TOPICS: readonly {
  readonly key: string;
  readonly groups: readonly Group[];
  readonly title: ByLanguage<string>;
}[] = [
  { key: 'deal', groups: ['deck', 'deal'], title: { de: 'Geben', en: 'Dealing' } },
  { key: 'laying', groups: ['laying'], title: { de: 'Legen', en: 'Laying' } },
  { key: 'drawing', groups: ['drawing'], title: { de: 'Ziehen', en: 'Drawing' } },
  { key: 'calls', groups: ['calls', 'last-card'], title: { de: 'Ansagen', en: 'Calls' } },
  { key: 'end', groups: ['scoring', 'match'], title: { de: 'Schluss', en: 'The end' } },
];

export const SHORT_TITLE: ByLanguage<string> = { de: 'Die Karten auf einen Blick', en: 'The cards at a glance' };
export const SOURCES_TITLE: ByLanguage<string> = { de: 'Quellen', en: 'Sources' };
export const CLAUSES_TITLE: ByLanguage<string> = { de: 'Fundstellen', en: 'Clauses' };

/** "3 Hausregeln". */
export function houseRules(count: number): ByLanguage<string> {
  return {
    de: count === 1 ? '1 Hausregel' : `${count} Hausregeln`,
    en: count === 1 ? '1 house rule' : `${count} house rules`,
  };
}

/** "Anders als „Skatblatt“". */
export const differentFrom = (name: ByLanguage<string>): ByLanguage<string> => ({
  de: `Anders als „${name.de}“`,
  en: `Different from “${name.en}”`,
});

export function summary(cards: number, min: number, max: number): ByLanguage<string> {
  const people = min === max ? `${min}` : undefined;
  return {
    de: `${cards} Karten, ${people ?? `${min} bis ${max}`} Personen.`,
    en: `${cards} cards, ${people ?? `${min} to ${max}`} people.`,
  };
}

/** "Nach „Familie“, mit 3 Hausregeln." */
export function madeFrom(name: ByLanguage<string>, count: number): ByLanguage<string> {
  const rules = houseRules(count);
  return count === 0
    ? { de: `Nach „${name.de}“.`, en: `Based on “${name.en}”.` }
    : { de: `Nach „${name.de}“, mit ${rules.de}.`, en: `Based on “${name.en}”, with ${rules.en}.` };
}
