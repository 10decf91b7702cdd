import { HOUSE_PROBLEMS } from './houseProblems.ts';
import { cardsLtAcc, COUNTED_LT, countedLt, type RuleSetProblem } from '@hausregel/rules';
import { numberFact } from './problemFact.ts';

/** What is wrong with a rule set, in Lithuanian. */
export function problemInLithuanian(problem: RuleSetProblem): string {
  switch (problem.code) {
    case 'not-understood':
      return 'Šios taisyklių rinkinio dalies trūksta, ji nežinoma arba parašyta klaidingai: kaip ji turi atrodyti, matyti bet kuriame iš pateiktųjų rinkinių.';
    case 'unknown-option':
      return 'Tokios namų taisyklės nėra: patikrinkite, ar ji parašyta teisingai, arba jos atsisakykite.';
    case 'bad-value':
      return 'Tokios reikšmės ši namų taisyklė turėti negali: pasirinkite kitą.';
    case 'at-default':
      return 'Taip yra ir be šios namų taisyklės: jos rašyti nereikia.';
    case 'cannot-be-played':
      return unplayable(problem);
  }
}

function unplayable(problem: RuleSetProblem): string {
  const [min, max] = [numberFact(problem, 'min'), numberFact(problem, 'max')];
  const players = countedLt(numberFact(problem, 'players'), COUNTED_LT.player.nom);
  switch (problem.reason) {
    case 'fewest-above-most':
      return `Negali būti ir ne mažiau kaip ${countedLt(min, COUNTED_LT.player.nom)}, ir ne daugiau kaip ${max}: sumažinkite pirmąjį skaičių arba padidinkite antrąjį.`;
    case 'no-hand-size':
      return `Nenurodyta, po kiek kortų dalijama, kai prie stalo – ${players}: įrašykite skaičių arba leiskite žaisti mažiau žaidėjų.`;
    case 'deal-larger-than-deck':
      return `Kai prie stalo – ${players} ir dalijama po ${cardsLtAcc(numberFact(problem, 'handSize'))}, kortų neužtenka, nes iš viso jų yra ${numberFact(problem, 'cards')}: dalykite mažiau, pridėkite antrą kaladę arba leiskite žaisti mažiau žaidėjų.`;
    case 'rank-not-in-deck':
      return 'Šios kortos kaladėje nėra: imkite didesnę kaladę arba taisyklės atsisakykite.';
    case 'no-seven-chain':
      return 'Ribai reikia atsimušimų grandinės, o dėl septynakių čia niekas kortų neima: ribos atsisakykite arba nustatykite septynakės baudą.';
    case 'only-when-going-out-one-by-one':
      return 'Tai galima tik ten, kur žaidėjai baigia vienas po kito: namų taisyklės atsisakykite arba pradėkite nuo rinkinio „Mau Tse Tung“.';
    case 'not-when-going-out-one-by-one':
      return 'Tai neįmanoma ten, kur žaidėjai baigia vienas po kito: imkite rinkinio „Mau Tse Tung“ reikšmę.';
    default:
      return HOUSE_PROBLEMS[problem.reason ?? '']?.lt ?? 'Taip žaisti neįmanoma: pakeiskite šią namų taisyklę.';
  }
}
