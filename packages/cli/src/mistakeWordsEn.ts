import { type MistakeWords, shownCharacter, type WantedWords } from './mistakeWords.ts';
import { explainProblem } from '@hausregel/rulebook';

const WRITE: WantedWords = {
  cards: 'Write cards separated by spaces, such as "7S TH X".',
  'laid-cards': 'Write cards separated by spaces, such as "9D X=7H".',
  'laid-card': 'Write a card, such as "7S" or "X=7H".',
  card: 'Write a card, such as "QD".',
  rank: 'Write a rank, such as "5".',
  chain: 'Write a rank, such as "7", or a card, such as "KH".',
  wish: 'Write a suit or a rank, such as "H" or "7".',
  move: 'Write a move without its seat, such as "7S".',
  'seat-move': 'Write a move with its seat, such as "1:7S".',
};

/** What stands where something else is wanted. */
const wrong = (found: string | undefined): string =>
  found === undefined ? 'Something is missing here.' : `${found} is not allowed here.`;

export const MISTAKES_EN: MistakeWords = {
  'not-json': ({ found }) =>
    found === undefined
      ? 'The file ends too early: a quote or a bracket is still open. Add what is missing.'
      : `“${shownCharacter(found)}” is not allowed here, so this is not JSON. See whether a comma, quote or bracket before it is missing or one too many.`,
  'empty-file': () => 'The file is empty. Write a scenario into it.',
  'too-deep': ({ max }) => `Brackets are nested more than ${max} deep here. Write it more simply.`,
  'file-too-long': ({ max }) =>
    `This has more than ${max.toLocaleString('en')} characters. Split it into several files.`,
  'list-too-long': ({ max }) => `This list has more than ${max.toLocaleString('en')} entries. Split the file.`,
  'text-wanted': ({ found }) => `${wrong(found)} Write a text in quotes.`,
  'boolean-wanted': ({ found }) => `${wrong(found)} Write true or false.`,
  'true-wanted': ({ found }) => `${wrong(found)} Write true, or leave the key out.`,
  'number-wanted': ({ found, min, max }) => `${wrong(found)} Write a whole number from ${min} to ${max}.`,
  'choice-wanted': ({ found, choices }) => `${wrong(found)} Write one of these: ${choices.join(', ')}.`,
  'list-wanted': ({ found }) => `${wrong(found)} Write a list in [ ].`,
  'object-wanted': ({ found }) => `${wrong(found)} Write an object in { }.`,
  'unknown-key': ({ key, keys }) =>
    `There is no key ${JSON.stringify(key)} here. Leave it out, or use one of these: ${keys.join(', ')}.`,
  'notation-wanted': ({ found, wanted }) => `${wrong(found)} ${WRITE[wanted]}`,
  'not-understood': ({ found, wanted, character }) =>
    character === undefined
      ? `${found} ends too early. ${WRITE[wanted]}`
      : `Character ${character} of ${found} does not fit. ${WRITE[wanted]}`,
  'not-together': ({ found }) =>
    `The cards of ${found} cannot be laid together. Write one card, identical cards, cards of one rank or a set of fives.`,
  'step-wanted': ({ found }) =>
    `${wrong(found)} A step is a move in quotes, such as "1:7S", or has "refuse" and "code", or "expect".`,
  'rules-wanted': ({ found }) => `${wrong(found)} Write the id of a rule set, such as "skat", or a whole rule set.`,
  'no-such-seat': ({ seat, last }) => `There is no seat ${seat}. Write one from 0 to ${last}.`,
  'seat-twice': () => 'A seat is named twice here. Name each one only once.',
  'one-each-wanted': ({ players, found }) =>
    `Number of entries here: ${found}. Write one for each of the ${players} players.`,
  'players-missing': () => 'The number of players is missing. Write, for example, "players": 3.',
  'seat-missing': () => 'It does not say which seat is meant. Write, for example, "seat": 1.',
  'start-missing': () => 'The start card is missing. Write a card, such as "7S".',
  'demand-empty': () => 'It does not say what is demanded. Write, for example, { "draw": 2 }.',
  'demand-by-moves': () =>
    'A position can begin with { "draw": … } or { "skip": … } only. Bring other demands about by moves.',
  'chain-unnamed': () => 'It does not say what the chain is made of. Write, for example, "of": "7".',
  'stands-in': () => 'Before the first move no card stands for another one. Write the card without “=”.',
  'start-card-missing': () => 'There is no start card. Write it in "discard", or leave "start" out.',
  'never-pending': () =>
    'Under these rules such a card is not answered, so nothing can be pending. Leave the demand out, or name another card.',
  'no-open-queens': () => 'Under these rules no queens lie open. Leave this key out.',
  'unknown-rule-set': ({ id, ids }) =>
    `There is no rule set ${JSON.stringify(id)}. Use one of these: ${ids.join(', ')}.`,
  'not-for-players': ({ players, min, max }) =>
    `These rules are not for ${players} players. Write a number from ${min} to ${max}.`,
  'too-few-in-round': () => 'Too few are left in the round. Leave at least two players in it.',
  'rule-set': ({ problem }) => explainProblem(problem, 'en').text,
};
