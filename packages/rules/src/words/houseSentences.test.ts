import { describe, expect, test } from 'vitest';
import { bookEntries } from '../bookEntries.ts';
import { withOverrides } from '../parse.ts';
import { presetById } from '../presets.ts';

const book = (overrides: Readonly<Record<string, unknown>>): string =>
  entries(overrides)
    .flatMap(({ sentences }) => sentences.de)
    .join(' ');

const short = (overrides: Readonly<Record<string, unknown>>): string =>
  entries(overrides)
    .flatMap((entry) => entry.short.de)
    .join(' ');

/** The family's book with house rules. */
function entries(overrides: Readonly<Record<string, unknown>>): ReturnType<typeof bookEntries> {
  const family = presetById('family');
  const changed = family === undefined ? undefined : withOverrides(family, overrides);
  if (changed?.ok !== true) throw new Error('these house rules can be played');
  return bookEntries(changed.value);
}

describe('rules that every game has agree with house rules', () => {
  test('the deal passes the way play goes', () => {
    expect(book({ startsBackwards: true })).toContain('gibt der rechte Nachbar dessen, der zuletzt gegeben hat.');
    expect(book({})).toContain('gibt der linke Nachbar dessen, der zuletzt gegeben hat.');
  });

  test('where others play on, only the last card of the first one out counts', () => {
    const playOn = { playOn: true, lastCardCall: false, jackLastDoubles: true, queenBonus: 20 };
    expect(book(playOn).match(/Das gilt nur für den, der als Erster fertig ist/g)).toHaveLength(2);
    expect(book({ ...playOn, playOn: false })).not.toContain('als Erster fertig ist');
  });

  test('what needs two cards alike says how many decks that takes', () => {
    expect(book({ throwIn: true, secondDeckFrom: 5 })).toContain('bei weniger als 5 Personen, gibt es keine gleichen');
    expect(book({ throwIn: true, secondDeckFrom: 2 })).not.toContain('Mit einem Blatt');
    expect(book({ identicalTogether: true, wildJokers: 3 })).toContain('Bis zu 3 dürfen zusammen gelegt werden.');
  });

  test('where jokers alone wish, nothing is said of the suit of their card', () => {
    const text = book({ wildJokers: 2, jokerPower: 'wish', jackPower: 'none' });
    expect(text).toContain('auch die, die vorher galt.');
    expect(text).not.toMatch(/Farbe der eigenen Karte|die Stelle (dieser|der) Farbe/);
    const free = book({ wildJokers: 2, jokerPower: 'wish', jackPower: 'none', wishOptional: true });
    expect(free).toContain('Der Wunsch bestimmt die Farbe und gilt, bis die nächste Karte gelegt wird');
  });

  test('in brief, too, whoever must cover a card draws as the table has chosen', () => {
    const brief = (uncoveredDraws: string): string => short({ acePower: 'must-lay', uncoveredDraws });
    expect(brief('until-fits')).toContain('sonst wird gezogen, bis eine passt.');
    expect(brief('one')).toContain('sonst wird eine gezogen.');
  });

  test('a drawn card that must be laid may not be kept', () => {
    const text = book({ drawnMustBeLaid: true });
    expect(text).toContain('Nach dem Ziehen darf nur die gezogene Karte gelegt werden. Wer nach dem Ziehen legen kann');
    expect(text).not.toContain('behalten');
  });

  test('drawing until a card fits is not drawing one', () => {
    const text = book({ drawUntilFits: true });
    expect(text).toContain('zieht vom Nachziehstapel; wer legen kann, muss legen. Gezogen wird dabei so lange');
    expect(text).not.toContain('zieht eine vom');
  });

  test('a deck that jokers are added to is not called one without jokers', () => {
    expect(book({ wildJokers: 2 })).not.toContain('ohne Joker');
  });

  test('a wish goes past every card that always fits, and lasts as it is told', () => {
    const text = book({ wildJokers: 1, secondWildRank: 'Q', wishOptional: true });
    expect(text).toContain('es sei denn, er legt selbst einen Buben, eine Dame oder einen Joker.');
    expect(text).toContain('und gilt, bis die nächste Karte gelegt wird');
    expect(text).not.toContain('Eine Farbe muss gewünscht werden');
    expect(book({ wishCards: 2 })).not.toContain('bis die nächste Karte gelegt wird');
  });

  test('a last card that makes draw is told beside a seven that goes round, unless sevens alone make draw', () => {
    const round = { lastCardCall: false, lastCardDraws: true, sevenLastGoesRound: true };
    const another = 'Eine andere letzte Karte, die ziehen lässt, wirkt noch';
    expect(book({ ...round, twoPower: 'draw-two' })).toContain(another);
    expect(book({ ...round, wildJokers: 2, jokerPower: 'draw-four' })).toContain(another);
    const alone = { ...round, heartKingPower: 'none' };
    expect(book(alone)).toContain('Endet eine Runde mit einer Sieben');
    expect(book(alone)).not.toContain('letzte Karte, die ziehen lässt');
    const skips = { ...round, sevenPower: 'skip', twoPower: 'draw-two' };
    expect(book(skips)).toContain('Eine letzte Karte, die ziehen lässt, wirkt noch');
  });

  test('all cards that always fit are for need, jokers and a second rank too', () => {
    const need = { wildInNeed: true };
    expect(book(need)).toContain('Das gilt aber nur in der Not');
    const second = book({ ...need, wildRank: 'none', secondWildRank: 'Q', wildJokers: 2 });
    expect(second).toContain('Eine Dame oder einen Joker darf man nur in der Not legen: wenn keine andere Karte');
    expect(book({ ...need, wildRank: 'none', wildJokers: 2 })).toContain('Einen Joker darf man nur in der Not legen');
    expect(book({ ...need, secondWildRank: 'Q' })).toContain('Einen Buben oder eine Dame darf man nur in der Not');
  });

  test('what follows a penalty draw is told where jokers alone make draw', () => {
    const jokers = { sevenPower: 'none', heartKingPower: 'none', wildJokers: 2, jokerPower: 'draw-four' };
    expect(book(jokers)).toContain('Wer Strafkarten zieht, verliert damit seinen Zug.');
    expect(book({ ...jokers, afterPenalty: 'play' })).toContain('Wer Strafkarten gezogen hat, spielt danach');
    expect(book({ ...jokers, jokerPower: 'wish' })).not.toContain('Wer Strafkarten');
  });

  test('a card that may not be laid last is not told as a last card', () => {
    const text = book({ noSpecialLast: true, acePower: 'further' });
    expect(text).not.toContain('Als letzte Karte bringt');
    expect(text).not.toContain('die letzte Karte, braucht es keine weitere');
    expect(text).not.toContain('Was die letzte Karte sonst bewirken würde');
  });

  test('cards that a house rule gives something to are not called without effect', () => {
    const text = book({ cancelRank: '9', openRank: 'Q', secondWildRank: 'T' });
    expect(text).toContain('Alle übrigen Karten – Zwei bis Sechs, König und Ass – haben keine Wirkung.');
  });

  test('a draw names what answers it, and how it grows is told once', () => {
    expect(book({ cancelRank: '9' })).toContain(
      'wenn der nicht selbst eine Sieben legt. Dann zieht der Übernächste 4 Karten, und so weiter.',
    );
    const both = book({ drawCardsStack: true, drawDoubles: true, twoPower: 'draw-two' });
    expect(both).not.toContain('die Karten werden zusammengezählt');
    expect(both).toContain('beantwortet jede andere. Jede Antwort auf eine Ziehkarte verdoppelt');
  });

  test('a round that is blocked while others play on may have a winner', () => {
    const text = book({ playOn: true, lastCardCall: false });
    expect(text).toContain('nur wenn schon jemand fertig ist, hat sie einen Sieger; alle zählen');
  });

  test('the winner who gets the points gets a bonus on top and is charged nothing', () => {
    const text = book({ winnerGetsSum: true, queenBonus: 20 });
    expect(text).toContain('bekommt 20 Punkte dazu');
    expect(text).not.toContain('Minuspunkte');
  });
});
