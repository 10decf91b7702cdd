/** What a card does, power by power, in whole sentences of the rule book. */
import type { Rank } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import type { BookContext, CardOfRank } from '../option.ts';
import { POWER_MEANINGS, type Power } from '../power.ts';
import { cardsLtAcc } from './countLt.ts';
import { wildNoun } from './facts.ts';
import { isOtherDraw, mayBeLast } from './houseFacts.ts';
import { coverSentences, housePowerSentences } from './housePowerSentences.ts';
import { type CardNoun, nounOf } from './nouns.ts';
import { otherDrawSentences } from './otherDraw.ts';
import { rankWishSentences } from './rankWishWords.ts';
import { soleDraw, soleReverseDraw, soleSkip } from './soleSentences.ts';
import { cardsDe, cardsEn, joined, type Lines, NO_LINES } from './phrases.ts';
import { wildOverWish } from './wildOverWish.ts';
import { wishingLine } from './wishingLine.ts';

const SEVEN: Rank = 5;

export function powerSentences(power: Power, card: CardOfRank, context: BookContext): Lines {
  const noun = nounOf(card.rank, card.suit);
  const { draw } = POWER_MEANINGS[power];
  const isSole = card.suit !== undefined;
  const meaning = POWER_MEANINGS[power];
  if (isOtherDraw(context.facts, meaning, card)) return otherDrawSentences(meaning, card, context);
  switch (power) {
    case 'none':
      return NO_LINES;
    case 'wish':
      return wishSentences(card.rank, noun, context.facts);
    case 'skip':
      return skipSentences(noun);
    case 'skip-chain':
      return isSole ? soleSkip(noun, context) : skipChainSentences(noun);
    case 'reverse':
      return reverseSentences(noun);
    case 'reverse-draw-two':
    case 'reverse-draw-five':
      return isSole ? soleReverseDraw(draw, noun, context) : reverseDrawSentences(draw, noun);
    case 'draw-one':
    case 'draw-two':
    case 'draw-three':
    case 'draw-four':
    case 'draw-five':
      return isSole ? soleDraw(draw, noun, context) : drawSentences(draw, card.rank, noun, context.facts);
    case 'draw-two-at-once':
    case 'draw-three-at-once':
    case 'draw-four-at-once':
    case 'draw-five-at-once':
      return drawAtOnceSentences(draw, isSole, noun);
    case 'further':
      return furtherSentences(noun, mayBeLast(context.facts, card.rank));
    case 'others-draw-one':
      return othersDrawSentences(noun);
    case 'must-lay':
      return context.facts.goesOutOneByOne ? mustLaySentences(noun) : coverSentences(noun, context.facts);
    case 'same-rank':
      return sameRankSentences(noun);
    case 'reverse-draw-two-flat':
      return flatSentences(noun);
    case 'others-skip':
      return othersSkipSentences(noun);
    case 'self-draws-one':
    case 'swap-next':
    case 'swap-all':
    case 'base':
    case 'copy':
      return housePowerSentences(power, noun);
    case 'wish-rank':
      return rankWishSentences(card, noun, context.facts);
  }
}

function wishSentences(rank: Rank, noun: CardNoun, facts: Draft): Lines {
  const wild = wildOverWish(rank, facts);
  const unless =
    wild === undefined
      ? { de: '', en: '', lt: '' }
      : {
          de: `, es sei denn, er legt selbst ${wild.de}`,
          en: `, unless they lay ${wild.en} themselves`,
          lt: `, nebent pats padeda ${wild.lt}`,
        };
  const last: Lines = mayBeLast(facts, rank)
    ? {
        de: [`Als letzte Karte bringt ${noun.de.one} keinen Wunsch mehr.`],
        en: [`Laid last, ${noun.en.one} carries no wish.`],
        lt: [`Kas paskutine korta padeda ${noun.lt.acc}, tas spalvos nereikalauja.`],
      }
    : NO_LINES;
  const wishing = wishingLine(noun, facts);
  return {
    de: [wishing.de, `Der Nächste muss sie bedienen${unless.de}.`, ...last.de],
    en: [wishing.en, `The next player must follow it${unless.en}.`, ...last.en],
    lt: [wishing.lt, `Kitas žaidėjas privalo dėti tos spalvos kortą${unless.lt}.`, ...last.lt],
  };
}

const skipSentences = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, lässt den Nächsten aussetzen; es geht mit dem Spieler danach weiter.`,
    'Dagegen hilft nichts.',
  ],
  en: [
    `Whoever lays ${en.one} makes the next player skip; play goes on with the player after that.`,
    'Nothing helps against it.',
  ],
  lt: [
    `Padėjus ${lt.acc}, kitas žaidėjas praleidžia ėjimą, toliau žaidžia po jo einantis žaidėjas.`,
    'Atsimušti negalima.',
  ],
});

const skipChainSentences = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, lässt den Nächsten aussetzen.`,
    `Der darf stattdessen selbst ${de.anotherAkk} legen: Dann setzen die nächsten 2 Spieler aus, nach ${de.anotherDat} die nächsten 3, und so weiter.`,
    `Antworten darf nur, wer als Erster aussetzen müsste, und nur mit ${de.oneDat}.`,
    'Wer nicht antwortet, passt und nimmt damit das Aussetzen an; dann werden alle übergangen, die aussetzen müssen.',
  ],
  en: [
    `Whoever lays ${en.one} makes the next player skip.`,
    `That player may lay ${en.another} instead: then the next 2 players skip, after a further one the next 3, and so on.`,
    `Only the first player who would have to skip may answer, and only with ${en.one}.`,
    'Whoever does not answer passes and so accepts the skip; then everyone who has to skip is passed over.',
  ],
  lt: [
    `Padėjus ${lt.acc}, kitas žaidėjas praleidžia ėjimą.`,
    `Vietoj to jis gali atsimušti ${lt.anotherInst}: tada ėjimą praleidžia du po jo einantys žaidėjai, po ${lt.anotherGen} – trys, ir taip toliau.`,
    `Atsimušti gali tik pirmasis iš tų, kuriems reikia praleisti ėjimą, ir tik ${lt.inst}.`,
    'Kas neatsimuša, tas pasuoja ir taip sutinka praleisti ėjimą; tada ėjimą praleidžia visi, kuriems jį praleisti priklauso.',
  ],
});

const reverseSentences = ({ de, en, lt }: CardNoun): Lines => ({
  de: [`Wer ${de.oneAkk} legt, dreht die Spielrichtung um; ${de.another} dreht sie wieder zurück.`],
  en: [`Whoever lays ${en.one} reverses the direction of play; another one laid on it reverses it again.`],
  lt: [`Padėjus ${lt.acc}, pasikeičia žaidimo kryptis; ${lt.another} ją vėl pakeičia.`],
});

const reverseDrawSentences = (draw: number, { de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, dreht die Spielrichtung um, und wer dadurch der Nächste ist, zieht ${cardsDe(draw)}.`,
    `Statt zu ziehen, darf er selbst ${de.anotherAkk} legen.`,
    `${de.He} dreht die Richtung erneut, und wer dann der Nächste ist, zieht ${cardsDe(draw * 2)} – bei sofortiger Antwort also, wer ${de.theFirst} gelegt hat.`,
    'So geht es weiter, ohne Grenze.',
    `Etwas anderes als ${de.one} hilft dagegen nicht.`,
  ],
  en: [
    `Whoever lays ${en.one} reverses the direction of play, and the player who is then next draws ${cardsEn(draw)}.`,
    `Instead of drawing, that player may lay ${en.another}.`,
    `It reverses the direction again, and the player who is then next draws ${cardsEn(draw * 2)} – with an immediate answer the one who laid the first.`,
    'So it goes on, without limit.',
    `Nothing but ${en.one} helps against it.`,
  ],
  lt: [
    `Padėjus ${lt.acc}, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima ${cardsLtAcc(draw)}.`,
    `Vietoj to jis gali atsimušti ${lt.anotherInst}.`,
    `Tada kryptis vėl pasikeičia, ir kitas žaidėjas ima ${cardsLtAcc(draw * 2)} – atsimušus iš karto, jas ima tas, kas padėjo ${lt.theFirst}.`,
    'Ir taip toliau be apribojimų.',
    `Atsimušti galima tik ${lt.inst}.`,
  ],
});

function drawSentences(draw: number, rank: Rank, noun: CardNoun, facts: Draft): Lines {
  const { de, en, lt } = noun;
  const isCapped = rank === SEVEN && facts.sevenChainCap !== undefined;
  const growth = isCapped
    ? { de: '', en: '', lt: '' }
    : {
        de: `, nach ${de.anotherDat} der Spieler danach ${draw * 3}, und so weiter ohne Grenze`,
        en: `, after another ${en.name.toLowerCase()} the one after that ${draw * 3}, and so on without limit`,
        lt: `, o po ${lt.anotherGen} kitas – ${draw * 3}, ir taip toliau be apribojimų`,
      };
  const wild = facts.wildRank === rank ? undefined : wildNoun(facts);
  return {
    de: [
      `Wer ${de.oneAkk} legt, lässt den Nächsten ${cardsDe(draw)} ziehen.`,
      `Der darf stattdessen selbst ${de.anotherAkk} legen: Dann zieht der Übernächste ${cardsDe(draw * 2)}${growth.de}.`,
      `Etwas anderes als ${de.one} hilft dagegen nicht${wild === undefined ? '' : `, auch ${wild.de.none}`}.`,
    ],
    en: [
      `Whoever lays ${en.one} makes the next player draw ${cardsEn(draw)}.`,
      `That player may lay ${en.another} instead: then the player after that draws ${cardsEn(draw * 2)}${growth.en}.`,
      `Nothing but ${en.one} helps against it${wild === undefined ? '' : `, not even ${wild.en.one}`}.`,
    ],
    lt: [
      `Padėjus ${lt.acc}, kitas žaidėjas ima ${cardsLtAcc(draw)} arba atsimuša ${lt.anotherInst}.`,
      `Tada po jo einantis žaidėjas ima ${cardsLtAcc(draw * 2)}${growth.lt}.`,
      `Atsimušti galima tik ${lt.inst}${wild === undefined ? '' : `; netinka net ${wild.lt.one}`}.`,
    ],
  };
}

function drawAtOnceSentences(draw: number, isSole: boolean, { de, en, lt }: CardNoun): Lines {
  const again: Lines = isSole
    ? NO_LINES
    : {
        de: [`Der Spieler danach ist wie gewohnt am Zug; legt er auch ${de.anotherAkk}, zieht wieder nur der Nächste.`],
        en: [
          `The player after that has a usual turn; if they lay ${en.another} too, again only the next player draws.`,
        ],
        lt: [`Po jo einantis žaidėjas žaidžia kaip įprasta; jei ir jis padeda ${lt.acc}, vėl ima tik kitas žaidėjas.`],
      };
  return {
    de: [
      `Wer ${de.oneAkk} legt, lässt den Nächsten ${cardsDe(draw)} ziehen.`,
      'Dagegen hilft nichts: Gezogen wird sofort.',
      ...again.de,
    ],
    en: [
      `Whoever lays ${en.one} makes the next player draw ${cardsEn(draw)}.`,
      'Nothing helps against it: the cards are drawn at once.',
      ...again.en,
    ],
    lt: [
      `Padėjus ${lt.acc}, kitas žaidėjas ima ${cardsLtAcc(draw)}.`,
      'Atsimušti negalima: kortos imamos iš karto.',
      ...again.lt,
    ],
  };
}

const furtherSentences = (noun: CardNoun, isLastToo: boolean): Lines =>
  isLastToo ? joined(goesOn(noun), needsNoMore(noun)) : goesOn(noun);

const goesOn = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, darf sofort noch eine Karte legen, wenn sie auf ${de.theAkk} passt; ${de.another} erlaubt wieder eine Karte, und so fort.`,
    'Wer das nicht will, passt; gezogen wird dann nicht.',
  ],
  en: [
    `Whoever lays ${en.one} may at once lay one more card if it fits ${en.the}; a further one allows yet another card, and so on.`,
    'Whoever does not want to passes, without drawing.',
  ],
  lt: [
    `Kas padeda ${lt.acc}, tas gali iš karto dėti dar vieną kortą, jei ji tinka; padėjus ${lt.anotherAcc}, vėl galima dėti kortą, ir taip toliau.`,
    'Kas to nenori, tas pasuoja; kortos tada imti nereikia.',
  ],
});

const needsNoMore = ({ de, en, lt }: CardNoun): Lines => ({
  de: [`Ist ${de.the} die letzte Karte, braucht es keine weitere.`],
  en: [`If ${en.the} is the last card, no further one is needed.`],
  lt: [`Paskutine korta padėjus ${lt.acc}, daugiau nieko dėti nereikia.`],
});

const othersDrawSentences = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, lässt alle anderen je 1 Karte ziehen, der Reihe nach vom Nächsten an.`,
    'Dagegen hilft nichts, und niemand verliert dadurch seinen Zug.',
  ],
  en: [
    `Whoever lays ${en.one} makes everyone else draw 1 card, in turn from the next player on.`,
    'Nothing helps against it, and nobody loses a turn by it.',
  ],
  lt: [
    `Padėjus ${lt.acc}, visi kiti iš eilės, pradedant kitu žaidėju, ima po 1 kortą.`,
    'Atsimušti negalima, bet ėjimo dėl to niekas nepraranda.',
  ],
});

const othersSkipSentences = ({ de, en, lt }: CardNoun): Lines => ({
  de: [
    `Wer ${de.oneAkk} legt, lässt alle anderen einmal aussetzen und ist gleich wieder am Zug.`,
    'Dagegen hilft nichts.',
  ],
  en: [
    `Whoever lays ${en.one} makes everyone else skip once and is on turn again at once.`,
    'Nothing helps against it.',
  ],
  lt: [
    `Kas padeda ${lt.acc}, tas iš karto vėl daro ėjimą, o visi kiti savo ėjimą vieną kartą praleidžia.`,
    'Atsimušti negalima.',
  ],
});

const mustLaySentences = (noun: CardNoun): Lines => ({
  de: [
    `Wer ${noun.de.oneAkk} legt, muss noch eine Karte darauf legen, die passt.`,
    `Wer das nicht kann oder will, zieht eine Karte; dann ist die Pflicht erfüllt.`,
    `Deshalb geht niemand mit ${noun.de.oneDat} allein aus.`,
  ],
  en: [
    `Whoever lays ${noun.en.one} must lay another fitting card on it.`,
    `Whoever cannot or will not draws one card; then the duty is met.`,
    `So nobody goes out with ${noun.en.one} alone.`,
  ],
  lt: [
    `Kas padeda ${noun.lt.acc}, tas privalo ant ${noun.lt.his} dėti dar vieną tinkančią kortą.`,
    'Kas negali ar nenori, tas ima vieną kortą, ir prievolė įvykdyta.',
    `Todėl niekas negali baigti vien ${noun.lt.inst}.`,
  ],
});

const sameRankSentences = (noun: CardNoun): Lines => ({
  de: [
    `Nach ${noun.de.oneDat} muss der Nächste ebenfalls ${noun.de.oneAkk} legen, wenn er welche hat; sonst spielt er wie gewohnt.`,
  ],
  en: [
    `After ${noun.en.one} the next player must lay ${noun.en.one} too if they hold one; otherwise they play as usual.`,
  ],
  lt: [
    `Po ${noun.lt.gen} kitas žaidėjas taip pat privalo dėti ${noun.lt.acc}, jei ${noun.lt.him} turi; jei neturi, žaidžia kaip įprasta.`,
  ],
});

const flatSentences = (noun: CardNoun): Lines => ({
  de: [
    `Wer ${noun.de.oneAkk} legt, dreht die Richtung um, und der dann Nächste zieht 2 Karten oder antwortet mit einer gleichwertigen Karte, die wieder umdreht.`,
    'Mehr als 2 Karten werden es nie.',
  ],
  en: [
    `Whoever lays ${noun.en.one} turns the direction, and the player then next draws 2 cards or answers with a card of the same meaning, which turns it again.`,
    'It never grows beyond 2 cards.',
  ],
  lt: [
    `Padėjus ${noun.lt.acc}, pasikeičia žaidimo kryptis, ir kitas žaidėjas naująja kryptimi ima 2 kortas arba atsimuša tos pačios reikšmės korta, kuri kryptį vėl pakeičia.`,
    'Daugiau kaip 2 kortų imti niekada nereikia.',
  ],
});
