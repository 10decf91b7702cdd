/** Lithuanian nouns after a number: "1 korta", "2 kortos", "10 kortų", "21 korta". */

/** One case of a noun: after 1, 21, 31 …; after 2–9, 22–29 …; after 0, 10–20, 30, 100 …. */
export interface CountForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** A noun in the cases that stand with a number. */
export interface CountedNoun {
  /** "2 taškai" (nominative), (gauna) "2 taškus", (iki) "2 taškų". */
  readonly nom: CountForms;
  readonly acc: CountForms;
  readonly gen: CountForms;
}

/** The number in figures and the noun in the form it asks for. `count` is a whole number from 0. */
export const countedLt = (count: number, forms: CountForms): string => `${count} ${formLt(count, forms)}`;

/** The form alone. Written out, since a rule book must not depend on what languages a platform knows. */
function formLt(count: number, { one, few, many }: CountForms): string {
  const unit = count % 10;
  const isTeen = count % 100 > 10 && count % 100 < 20;
  if (unit === 0 || isTeen) return many;
  return unit === 1 ? one : few;
}

/** From singular and plural, each in the nominative, accusative and genitive. */
const counted = (singular: Cases, plural: Cases): CountedNoun => ({
  nom: { one: singular.nom, few: plural.nom, many: plural.gen },
  acc: { one: singular.acc, few: plural.acc, many: plural.gen },
  gen: { one: singular.gen, few: plural.gen, many: plural.gen },
});

interface Cases {
  readonly nom: string;
  readonly acc: string;
  readonly gen: string;
}

/** What is counted in rule books and refusals. */
export const COUNTED_LT: Readonly<
  Record<'card' | 'penaltyCard' | 'point' | 'penaltyPoint' | 'player' | 'round' | 'deck' | 'joker', CountedNoun>
> = {
  card: counted({ nom: 'korta', acc: 'kortą', gen: 'kortos' }, { nom: 'kortos', acc: 'kortas', gen: 'kortų' }),
  penaltyCard: counted(
    { nom: 'baudos korta', acc: 'baudos kortą', gen: 'baudos kortos' },
    { nom: 'baudos kortos', acc: 'baudos kortas', gen: 'baudos kortų' },
  ),
  point: counted({ nom: 'taškas', acc: 'tašką', gen: 'taško' }, { nom: 'taškai', acc: 'taškus', gen: 'taškų' }),
  penaltyPoint: counted(
    { nom: 'baudos taškas', acc: 'baudos tašką', gen: 'baudos taško' },
    { nom: 'baudos taškai', acc: 'baudos taškus', gen: 'baudos taškų' },
  ),
  player: counted(
    { nom: 'žaidėjas', acc: 'žaidėją', gen: 'žaidėjo' },
    { nom: 'žaidėjai', acc: 'žaidėjus', gen: 'žaidėjų' },
  ),
  round: counted(
    { nom: 'padalijimas', acc: 'padalijimą', gen: 'padalijimo' },
    { nom: 'padalijimai', acc: 'padalijimus', gen: 'padalijimų' },
  ),
  deck: counted({ nom: 'kaladė', acc: 'kaladę', gen: 'kaladės' }, { nom: 'kaladės', acc: 'kalades', gen: 'kaladžių' }),
  joker: counted(
    { nom: 'džokeris', acc: 'džokerį', gen: 'džokerio' },
    { nom: 'džokeriai', acc: 'džokerius', gen: 'džokerių' },
  ),
};

/** "1 korta", "2 kortos", "10 kortų": (lieka) so many cards. */
export const cardsLt = (count: number): string => countedLt(count, COUNTED_LT.card.nom);
/** "1 kortą", "2 kortas", "10 kortų": (ima) so many cards. */
export const cardsLtAcc = (count: number): string => countedLt(count, COUNTED_LT.card.acc);
/** "1 kortos", "2 kortų", "10 kortų": (be, iki) so many cards. */
export const cardsLtGen = (count: number): string => countedLt(count, COUNTED_LT.card.gen);
