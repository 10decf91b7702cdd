/** What the rules of drawing say beside house rules that change them. */
import type { BookContext } from '../option.ts';
import { type Lines, NO_LINES } from './phrases.ts';

type Saying = (context: BookContext) => Lines | undefined;

const renewal: Saying = ({ facts }) => (facts.house.pileEnds ? NO_LINES : undefined);

const nothingLeft: Saying = ({ facts }) =>
  facts.house.pileEnds
    ? {
        de: ['Was bei einer Strafe fehlt, weil der Stapel ausgeht, ist erlassen.'],
        en: ['What is missing of a penalty because the pile runs out is written off.'],
        lt: ['Jei baudai neužtenka fondo kortų, trūkstamų imti nebereikia.'],
      }
    : undefined;

/** How many cards are drawn stands in the sentence after it. */
const drawWhenAbleToLay: Saying = ({ facts }) =>
  !facts.house.drawsUntilFits
    ? undefined
    : facts.drawWhenAble
      ? {
          de: ['Wer nicht legen kann oder nicht legen will, zieht vom Nachziehstapel.'],
          en: ['Whoever cannot or does not want to lay a card draws from the draw pile.'],
          lt: ['Kas negali ar nenori dėti kortos, tas ima iš uždarojo fondo.'],
        }
      : {
          de: ['Wer keine passende Karte hat, zieht vom Nachziehstapel; wer legen kann, muss legen.'],
          en: ['Whoever has no fitting card draws from the draw pile; whoever can lay a card must lay one.'],
          lt: ['Kas neturi tinkančios kortos, tas ima iš uždarojo fondo; kas gali dėti, tas privalo dėti.'],
        };

const drawWhenAbleShort: Saying = ({ facts }) =>
  !facts.house.drawsUntilFits
    ? undefined
    : facts.drawWhenAble
      ? {
          de: ['Wer nicht legen kann oder will, zieht.'],
          en: ['Whoever cannot or will not lay draws.'],
          lt: ['Kas negali ar nenori dėti, tas ima.'],
        }
      : {
          de: ['Nur wenn nichts passt.'],
          en: ['Only if nothing fits.'],
          lt: ['Imama tik tada, kai jokia korta netinka.'],
        };

/** Where a drawn card that fits must be laid, it may not be kept. */
const afterDraw: Saying = ({ facts }) =>
  facts.house.drawnMustBeLaid && facts.afterDraw === 'drawn'
    ? {
        de: ['Nach dem Ziehen darf nur die gezogene Karte gelegt werden.'],
        en: ['After drawing, only the drawn card may be laid.'],
        lt: ['Paėmus kortą, galima dėti tik ją pačią.'],
      }
    : undefined;

const afterDrawShort: Saying = ({ facts }) =>
  facts.house.drawnMustBeLaid && facts.afterDraw === 'drawn'
    ? {
        de: ['Passt sie, muss sie gelegt werden.'],
        en: ['If it fits, it must be laid.'],
        lt: ['Jei paimtoji tinka, ją privaloma dėti.'],
      }
    : undefined;

export const houseDrawing: Readonly<Record<string, Saying>> = { renewal, nothingLeft, drawWhenAbleToLay, afterDraw };
export const houseDrawingShort: Readonly<Record<string, Saying>> = {
  drawWhenAbleToLay: drawWhenAbleShort,
  afterDraw: afterDrawShort,
};
