import { type MistakeWords, shownCharacter, type WantedWords } from './mistakeWords.ts';
import { explainProblem } from '@hausregel/rulebook';

const WRITE: WantedWords = {
  cards: 'Įrašyk tarpais atskirtas kortas, pavyzdžiui, "7S TH X".',
  'laid-cards': 'Įrašyk tarpais atskirtas kortas, pavyzdžiui, "9D X=7H".',
  'laid-card': 'Įrašyk kortą, pavyzdžiui, "7S" arba "X=7H".',
  card: 'Įrašyk kortą, pavyzdžiui, "QD".',
  rank: 'Įrašyk kortos vardą, pavyzdžiui, "5".',
  chain: 'Įrašyk kortos vardą, pavyzdžiui, "7", arba kortą, pavyzdžiui, "KH".',
  wish: 'Įrašyk spalvą arba kortos vardą, pavyzdžiui, "H" arba "7".',
  move: 'Įrašyk ėjimą be vietos, pavyzdžiui, "7S".',
  'seat-move': 'Įrašyk ėjimą su vieta, pavyzdžiui, "1:7S".',
};

/** What stands where something else is wanted. */
const wrong = (found: string | undefined): string =>
  found === undefined ? 'Čia kažko trūksta.' : `Čia negali būti ${found}.`;

/** "4-as", "3-ias": trečias alone ends in -ias. */
const ordinal = (number: number): string =>
  number % 10 === 3 && number % 100 !== 13 ? `${number}-ias` : `${number}-as`;

export const MISTAKES_LT: MistakeWords = {
  'not-json': ({ found }) =>
    found === undefined
      ? 'Failas per anksti nutrūksta: neuždarytos kabutės arba skliaustas. Įrašyk, ko trūksta.'
      : `Ženklo „${shownCharacter(found)}“ čia negali būti, todėl tai ne JSON. Pažiūrėk, ar prieš jį netrūksta kablelio, kabučių arba skliausto ir ar kurio nors iš jų ne per daug.`,
  'empty-file': () => 'Failas tuščias. Įrašyk į jį scenarijų.',
  'too-deep': ({ max }) => `Čia vieni kituose yra daugiau kaip ${max} skliaustų. Rašyk paprasčiau.`,
  'file-too-long': ({ max }) => `Čia daugiau kaip ${max.toLocaleString('lt')} ženklų. Padalyk juos į kelis failus.`,
  'list-too-long': ({ max }) => `Šiame sąraše daugiau kaip ${max.toLocaleString('lt')} įrašų. Padalyk failą.`,
  'text-wanted': ({ found }) => `${wrong(found)} Įrašyk tekstą kabutėse.`,
  'boolean-wanted': ({ found }) => `${wrong(found)} Įrašyk true arba false.`,
  'true-wanted': ({ found }) => `${wrong(found)} Įrašyk true arba šio rakto nerašyk.`,
  'number-wanted': ({ found, min, max }) => `${wrong(found)} Įrašyk sveikąjį skaičių nuo ${min} iki ${max}.`,
  'choice-wanted': ({ found, choices }) =>
    `${wrong(found)} Įrašyk vieną iš šių žodžių ar skaičių: ${choices.join(', ')}.`,
  'list-wanted': ({ found }) => `${wrong(found)} Įrašyk sąrašą tarp [ ir ].`,
  'object-wanted': ({ found }) => `${wrong(found)} Įrašyk objektą tarp { ir }.`,
  'unknown-key': ({ key, keys }) =>
    `Rakto ${JSON.stringify(key)} čia nėra. Išbrauk jį arba įrašyk vieną iš šių: ${keys.join(', ')}.`,
  'notation-wanted': ({ found, wanted }) => `${wrong(found)} ${WRITE[wanted]}`,
  'not-understood': ({ found, wanted, character }) =>
    character === undefined
      ? `Užrašas ${found} per anksti nutrūksta. ${WRITE[wanted]}`
      : `Užraše ${found} netinka ${ordinal(character)} ženklas. ${WRITE[wanted]}`,
  'not-together': ({ found }) =>
    `Kortų ${found} negalima padėti kartu. Įrašyk vieną kortą, vienodas kortas, vieno vardo kortas arba penkakių rinkinį.`,
  'step-wanted': ({ found }) =>
    `${wrong(found)} Žingsnis yra ėjimas kabutėse, pavyzdžiui, "1:7S", arba jame yra "refuse" ir "code", arba "expect".`,
  'rules-wanted': ({ found }) =>
    `${wrong(found)} Įrašyk taisyklių rinkinio pavadinimą, pavyzdžiui, "skat", arba visą taisyklių rinkinį.`,
  'no-such-seat': ({ seat, last }) => `Vietos ${seat} nėra. Įrašyk vietą nuo 0 iki ${last}.`,
  'seat-twice': () => 'Ta pati vieta čia įrašyta du kartus. Įrašyk kiekvieną tik kartą.',
  'one-each-wanted': ({ players, found }) =>
    `Įrašų skaičius čia: ${found}. Įrašyk po vieną kiekvienam žaidėjui, iš viso ${players}.`,
  'players-missing': () => 'Trūksta žaidėjų skaičiaus. Įrašyk, pavyzdžiui, "players": 3.',
  'seat-missing': () => 'Nepasakyta, apie kurią vietą kalbama. Įrašyk, pavyzdžiui, "seat": 1.',
  'start-missing': () => 'Trūksta startinės kortos. Įrašyk kortą, pavyzdžiui, "7S".',
  'demand-empty': () => 'Nepasakyta, ko reikia. Įrašyk, pavyzdžiui, { "draw": 2 }.',
  'demand-by-moves': () => 'Padėtis gali prasidėti tik nuo { "draw": … } arba { "skip": … }. Visa kita pasiek ėjimais.',
  'chain-unnamed': () => 'Nepasakyta, iš kokių kortų sudaryta grandinė. Įrašyk, pavyzdžiui, "of": "7".',
  'stands-in': () => 'Prieš pirmąjį ėjimą jokia korta neatstoja kitos. Įrašyk kortą be „=“.',
  'start-card-missing': () => 'Nėra startinės kortos. Įrašyk ją prie "discard" arba išbrauk "start".',
  'never-pending': () =>
    'Pagal šias taisykles nuo tokios kortos neatsimušama, todėl neužbaigtos grandinės būti negali. Išbrauk šį raktą arba įrašyk kitą kortą.',
  'no-open-queens': () => 'Pagal šias taisykles atverstų damų nebūna. Išbrauk šį raktą.',
  'unknown-rule-set': ({ id, ids }) =>
    `Taisyklių rinkinio ${JSON.stringify(id)} nėra. Įrašyk vieną iš šių: ${ids.join(', ')}.`,
  'not-for-players': ({ players, min, max }) =>
    `Pagal šias taisykles tiek žaidėjų nežaidžia: ${players}. Įrašyk skaičių nuo ${min} iki ${max}.`,
  'too-few-in-round': () => 'Padalijime lieka per mažai žaidėjų. Palik bent du.',
  'rule-set': ({ problem }) => explainProblem(problem, 'lt').text,
};
