/** The words of the book itself; the rules have their own, in `packages/rules`. */
import { type ByLanguage, COUNTED_LT, countedLt, type Group } from '@hausregel/rules';

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
  lt: {
    deck: 'Kortos',
    deal: 'Dalijimas',
    laying: 'Dėjimas',
    drawing: 'Ėmimas',
    cards: 'Ką daro kortos',
    calls: 'Skelbimai',
    'last-card': 'Paskutinė korta',
    scoring: 'Padalijimo pabaiga',
    match: 'Partija',
    variants: 'Dėl ko galite susitarti kitaip',
  },
};

/** Topics of the short form: which groups they hold. */
export const TOPICS: readonly {
  readonly key: string;
  readonly groups: readonly Group[];
  readonly title: ByLanguage<string>;
}[] = [
  { key: 'deal', groups: ['deck', 'deal'], title: { de: 'Geben', en: 'Dealing', lt: 'Dalijimas' } },
  { key: 'laying', groups: ['laying'], title: { de: 'Legen', en: 'Laying', lt: 'Dėjimas' } },
  { key: 'drawing', groups: ['drawing'], title: { de: 'Ziehen', en: 'Drawing', lt: 'Ėmimas' } },
  { key: 'calls', groups: ['calls', 'last-card'], title: { de: 'Ansagen', en: 'Calls', lt: 'Skelbimai' } },
  { key: 'end', groups: ['scoring', 'match'], title: { de: 'Schluss', en: 'The end', lt: 'Pabaiga' } },
];

export const SHORT_TITLE: ByLanguage<string> = {
  de: 'Die Karten auf einen Blick',
  en: 'The cards at a glance',
  lt: 'Kortos trumpai',
};
export const SOURCES_TITLE: ByLanguage<string> = { de: 'Quellen', en: 'Sources', lt: 'Šaltiniai' };
export const CLAUSES_TITLE: ByLanguage<string> = { de: 'Fundstellen', en: 'Clauses', lt: 'Punktai' };

export const SHORT_FORM: ByLanguage<string> = { de: 'Kurzfassung', en: 'Short form', lt: 'Trumpai' };
/** Beside a card or a rule that the table has changed. */
export const HOUSE_RULE: ByLanguage<string> = { de: 'Hausregel', en: 'House rule', lt: 'Namų taisyklė' };
/** Said for ears before the clauses of a paragraph. */
export const CLAUSE_WORD: ByLanguage<string> = { de: 'Regel', en: 'Rule', lt: 'Punktas' };
export const exactly = (version: number): ByLanguage<string> => ({
  de: `Genau so spielt der Tisch. Fassung ${version}.`,
  en: `This is exactly how the table plays. Version ${version}.`,
  lt: `Prie stalo žaidžiama būtent taip. Versija ${version}.`,
});
export const GLOSSARY_TITLE: ByLanguage<string> = { de: 'Die Wörter', en: 'The words', lt: 'Žodynėlis' };
/** Stands before an example: "Beispiel: Ein Bube geht auf jede Karte." */
export const EXAMPLE_TITLE: ByLanguage<string> = { de: 'Beispiel', en: 'Example', lt: 'Pavyzdys' };

/** "Was bei „Tschechien“ anders ist als bei „Familie“". */
export const differentAt = (from: ByLanguage<string>, to: ByLanguage<string>): ByLanguage<string> => ({
  de: `Was bei „${to.de}“ anders ist als bei „${from.de}“`,
  en: `What is different in “${to.en}” from “${from.en}”`,
  lt: `Kuo rinkinys „${to.lt}“ skiriasi nuo rinkinio „${from.lt}“`,
});

/** Instead of differences. */
export const alike = (from: ByLanguage<string>, to: ByLanguage<string>): ByLanguage<string> => ({
  de: `„${from.de}“ und „${to.de}“ spielen sich gleich.`,
  en: `“${from.en}” and “${to.en}” are played alike.`,
  lt: `Pagal rinkinius „${from.lt}“ ir „${to.lt}“ žaidžiama vienodai.`,
});

/** "3 Hausregeln". */
export function houseRules(count: number): ByLanguage<string> {
  return {
    de: count === 1 ? '1 Hausregel' : `${count} Hausregeln`,
    en: count === 1 ? '1 house rule' : `${count} house rules`,
    lt: countedLt(count, { one: 'namų taisyklė', few: 'namų taisyklės', many: 'namų taisyklių' }),
  };
}

/** "Anders als „Skatblatt“". */
export const differentFrom = (name: ByLanguage<string>): ByLanguage<string> => ({
  de: `Anders als „${name.de}“`,
  en: `Different from “${name.en}”`,
  lt: `Kuo skiriasi nuo rinkinio „${name.lt}“`,
});

export function summary(cards: number, min: number, max: number): ByLanguage<string> {
  const people = min === max ? `${min}` : undefined;
  return {
    de: `${cards} Karten, ${people ?? `${min} bis ${max}`} Personen.`,
    en: `${cards} cards, ${people ?? `${min} to ${max}`} people.`,
    lt: `${countedLt(cards, COUNTED_LT.card.nom)}, ${min === max ? countedLt(min, COUNTED_LT.player.nom) : `nuo ${min} iki ${countedLt(max, COUNTED_LT.player.gen)}`}.`,
  };
}

/** "Nach „Familie“, mit 3 Hausregeln." */
export function madeFrom(name: ByLanguage<string>, count: number): ByLanguage<string> {
  const { de, en } = houseRules(count);
  if (count === 0) {
    return {
      de: `Nach „${name.de}“.`,
      en: `Based on “${name.en}”.`,
      lt: `Pagal taisyklių rinkinį „${name.lt}“.`,
    };
  }
  const lt = countedLt(count, { one: 'namų taisykle', few: 'namų taisyklėmis', many: 'namų taisyklių' });
  return {
    de: `Nach „${name.de}“, mit ${de}.`,
    en: `Based on “${name.en}”, with ${en}.`,
    lt: `Pagal taisyklių rinkinį „${name.lt}“, su ${lt}.`,
  };
}
