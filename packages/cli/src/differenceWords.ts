/** The words for a game that another engine has played otherwise. */
import type { EngineDifference } from '@hausregel/notation';
import type { ByLanguage } from '@hausregel/rules';

export const DIFFERENCES: ByLanguage<(difference: EngineDifference) => string> = {
  de: inGerman,
  en: inEnglish,
  lt: inLithuanian,
};

/** Moves or cards; nothing where there are none. */
const orDash = (list: string): string => (list === '' ? '–' : list);

function inEnglish(difference: EngineDifference): string {
  switch (difference.code) {
    case 'not-for-players':
      return `These rules are not for ${difference.players} players.`;
    case 'dealt-too-often':
      return `${difference.card} is dealt more often than the deck has it.`;
    case 'put-back-and-dealt':
      return `${difference.card} was put back into the pile and dealt as well.`;
    case 'not-drawable':
      return `${difference.card} cannot be drawn here.`;
    case 'over-here':
      return 'Another move follows there; here the round is over.';
    case 'goes-on-here':
      return 'The round is over there but goes on here.';
    case 'refused':
      return `${difference.move} is played there but refused here with ${difference.by}.`;
    case 'other-turn':
      return `Seat ${difference.there} is on turn there, seat ${difference.here} here.`;
    case 'other-count':
      return `Number of cards drawn: ${difference.there} there, ${difference.here} here.`;
    case 'other-moves':
      return `Allowed there: ${orDash(difference.there)}. Allowed here: ${orDash(difference.here)}.`;
    case 'other-hand':
      return `At the end seat ${difference.seat} holds other cards. There: ${orDash(difference.there)}. Here: ${orDash(difference.here)}.`;
    case 'other-winner':
      return difference.here === undefined
        ? `Seat ${difference.there} wins there, nobody here.`
        : `Seat ${difference.there} wins there, seat ${difference.here} here.`;
  }
}

function inGerman(difference: EngineDifference): string {
  switch (difference.code) {
    case 'not-for-players':
      return `Diese Regeln sind nicht für ${difference.players} Spieler.`;
    case 'dealt-too-often':
      return `Die Karte ${difference.card} wird öfter gegeben, als sie im Blatt ist.`;
    case 'put-back-and-dealt':
      return `Die Karte ${difference.card} wurde in den Stapel zurückgesteckt und trotzdem gegeben.`;
    case 'not-drawable':
      return `Die Karte ${difference.card} lässt sich hier nicht ziehen.`;
    case 'over-here':
      return 'Dort folgt noch ein Zug, hier ist die Runde vorbei.';
    case 'goes-on-here':
      return 'Dort ist die Runde vorbei, hier geht sie weiter.';
    case 'refused':
      return `${difference.move} wird dort gespielt, hier aber mit ${difference.by} abgelehnt.`;
    case 'other-turn':
      return `Dort ist Platz ${difference.there} am Zug, hier Platz ${difference.here}.`;
    case 'other-count':
      return `Zahl der gezogenen Karten: dort ${difference.there}, hier ${difference.here}.`;
    case 'other-moves':
      return `Dort erlaubt: ${orDash(difference.there)}. Hier erlaubt: ${orDash(difference.here)}.`;
    case 'other-hand':
      return `Am Ende hat Platz ${difference.seat} andere Karten. Dort: ${orDash(difference.there)}. Hier: ${orDash(difference.here)}.`;
    case 'other-winner':
      return difference.here === undefined
        ? `Dort gewinnt Platz ${difference.there}, hier niemand.`
        : `Dort gewinnt Platz ${difference.there}, hier Platz ${difference.here}.`;
  }
}

function inLithuanian(difference: EngineDifference): string {
  switch (difference.code) {
    case 'not-for-players':
      return `Pagal šias taisykles tiek žaidėjų nežaidžia: ${difference.players}.`;
    case 'dealt-too-often':
      return `Korta ${difference.card} padalijama daugiau kartų, negu jų yra kaladėje.`;
    case 'put-back-and-dealt':
      return `Korta ${difference.card} grąžinta į fondą, bet vis tiek padalyta.`;
    case 'not-drawable':
      return `Kortos ${difference.card} čia paimti negalima.`;
    case 'over-here':
      return 'Ten dar daromas ėjimas, o čia padalijimas jau baigtas.';
    case 'goes-on-here':
      return 'Ten padalijimas baigtas, o čia jis tebevyksta.';
    case 'refused':
      return `Ėjimas ${difference.move} ten daromas, o čia atmetamas su ${difference.by}.`;
    case 'other-turn':
      return `Kieno eilė: ten – ${difference.there} vietos, čia – ${difference.here} vietos.`;
    case 'other-count':
      return `Paimtų kortų skaičius: ten – ${difference.there}, čia – ${difference.here}.`;
    case 'other-moves':
      return `Ten leidžiama: ${orDash(difference.there)}. Čia leidžiama: ${orDash(difference.here)}.`;
    case 'other-hand':
      return `Pabaigoje skiriasi vietos ${difference.seat} kortos. Ten: ${orDash(difference.there)}. Čia: ${orDash(difference.here)}.`;
    case 'other-winner':
      return difference.here === undefined
        ? `Ten laimi vieta ${difference.there}, o čia – niekas.`
        : `Ten laimi vieta ${difference.there}, o čia – vieta ${difference.here}.`;
  }
}
