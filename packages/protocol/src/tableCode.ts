/**
 * Short codes of tables, a word and two digits: "Birke 47". The words (trees, kitchen, animals) are
 * short, without umlauts, and any two differ in at least two letters, so that one that was misheard
 * leads nowhere instead of to another table.
 */

export const CODE_WORDS: readonly string[] = [
  'Ahorn',
  'Akazie',
  'Alpaka',
  'Amsel',
  'Ananas',
  'Anis',
  'Apfel',
  'Avocado',
  'Bambus',
  'Banane',
  'Biber',
  'Birke',
  'Bison',
  'Bohne',
  'Brezel',
  'Buche',
  'Butter',
  'Dachs',
  'Delfin',
  'Dill',
  'Distel',
  'Eiche',
  'Elch',
  'Elster',
  'Espe',
  'Eule',
  'Fasan',
  'Feige',
  'Fenchel',
  'Fichte',
  'Fink',
  'Forelle',
  'Gabel',
  'Gans',
  'Gepard',
  'Ginster',
  'Giraffe',
  'Grille',
  'Gurke',
  'Hafer',
  'Hamster',
  'Hasel',
  'Hecht',
  'Holunder',
  'Honig',
  'Hummel',
  'Igel',
  'Ingwer',
  'Jaguar',
  'Jasmin',
  'Kaffee',
  'Kakao',
  'Kaktus',
  'Kamel',
  'Kamille',
  'Karotte',
  'Kiefer',
  'Kiwi',
  'Koala',
  'Kolibri',
  'Krokus',
  'Lama',
  'Lavendel',
  'Lerche',
  'Linde',
  'Lotus',
  'Luchs',
  'Magnolie',
  'Mandel',
  'Marder',
  'Melone',
  'Minze',
  'Mokka',
  'Olive',
  'Orange',
  'Oregano',
  'Otter',
  'Panda',
  'Papaya',
  'Paprika',
  'Pinguin',
  'Pudel',
  'Quitte',
  'Robbe',
  'Rosine',
  'Safran',
  'Salbei',
  'Sesam',
  'Spargel',
  'Storch',
  'Suppe',
  'Tanne',
  'Thymian',
  'Tiger',
  'Tomate',
  'Tukan',
  'Tulpe',
  'Vanille',
  'Waffel',
  'Weide',
  'Zander',
  'Zebra',
  'Zimt',
  'Zitrone',
  'Zwiebel',
];

/** Characters of a code as typed or pasted that are looked at. */
const TYPED_LENGTH_MAX = 500;

const TAIL = new RegExp(`(${CODE_WORDS.join('|')})([0-9oil]{2,4})$`, 'i');

/** The one spelling of a code. `number` has 2 to 4 digits. */
export const formatCode = (word: string, number: number): string => `${word} ${number}`;

/**
 * A code as somebody typed, spoke or pasted it: upper or lower case, with or without space or
 * hyphen, O for 0 and l or I for 1, or a whole link that ends in it. Undefined if it is none.
 */
export function parseCode(text: string): string | undefined {
  const plain = unescaped(text.slice(0, TYPED_LENGTH_MAX))
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]/g, '');
  const match = TAIL.exec(plain);
  if (match === null) return undefined;
  const [, typedWord = '', typedNumber = ''] = match;
  const word = CODE_WORDS.find((known) => known.toLowerCase() === typedWord.toLowerCase());
  const digits = typedNumber.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return word === undefined || digits.startsWith('0') ? undefined : formatCode(word, Number(digits));
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
