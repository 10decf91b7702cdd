/** The words for what does not come out as a scenario says. */
import type { Failure } from '@hausregel/notation';
import type { ByLanguage } from '@hausregel/rules';

type FailureWords = (failure: Failure) => string;

export const FAILURES: ByLanguage<FailureWords> = { de: inGerman, en: inEnglish, lt: inLithuanian };

function inEnglish(failure: Failure): string {
  switch (failure.code) {
    case 'refused':
      return `${failure.move} should be accepted but is refused with ${failure.by} (${failure.clause}).`;
    case 'accepted':
      return `${failure.move} should be refused with ${failure.expected} but is accepted.`;
    case 'refused-otherwise':
      return `${failure.move} should be refused with ${failure.expected} but is refused with ${failure.found}.`;
    case 'position-changed':
      return `${failure.move} is refused, yet something has changed.`;
    case 'card-count':
      return `After ${failure.move} the number of cards is ${failure.now}, no longer ${failure.before} (GEN-1).`;
    case 'differs':
      return `${failure.key} should be ${failure.expected} but is ${failure.found}.`;
    case 'round-goes-on':
      return `${failure.key} should be ${failure.expected}, but the round goes on.`;
    case 'not-allowed':
      return `${failure.key}: ${failure.move} should be allowed but is refused with ${failure.by}.`;
    case 'allowed':
      return `${failure.key}: ${failure.move} should not be allowed but is.`;
  }
}

function inGerman(failure: Failure): string {
  switch (failure.code) {
    case 'refused':
      return `${failure.move} sollte angenommen werden, wird aber mit ${failure.by} abgelehnt (${failure.clause}).`;
    case 'accepted':
      return `${failure.move} sollte mit ${failure.expected} abgelehnt werden, wird aber angenommen.`;
    case 'refused-otherwise':
      return `${failure.move} sollte mit ${failure.expected} abgelehnt werden, wird aber mit ${failure.found} abgelehnt.`;
    case 'position-changed':
      return `${failure.move} wird abgelehnt, und trotzdem hat sich etwas geändert.`;
    case 'card-count':
      return `Nach ${failure.move} sind es ${failure.now} Karten und nicht mehr ${failure.before} (GEN-1).`;
    case 'differs':
      return `${failure.key} sollte ${failure.expected} sein, ist aber ${failure.found}.`;
    case 'round-goes-on':
      return `${failure.key} sollte ${failure.expected} sein, aber die Runde geht weiter.`;
    case 'not-allowed':
      return `${failure.key}: ${failure.move} sollte erlaubt sein, wird aber mit ${failure.by} abgelehnt.`;
    case 'allowed':
      return `${failure.key}: ${failure.move} sollte nicht erlaubt sein, ist es aber.`;
  }
}

function inLithuanian(failure: Failure): string {
  switch (failure.code) {
    case 'refused':
      return `Ėjimas ${failure.move} turėtų būti leidžiamas, bet atmetamas su ${failure.by} (${failure.clause}).`;
    case 'accepted':
      return `Ėjimas ${failure.move} turėtų būti atmetamas su ${failure.expected}, bet leidžiamas.`;
    case 'refused-otherwise':
      return `Ėjimas ${failure.move} turėtų būti atmetamas su ${failure.expected}, bet atmetamas su ${failure.found}.`;
    case 'position-changed':
      return `Ėjimas ${failure.move} atmetamas, bet padėtis vis tiek pasikeičia.`;
    case 'card-count':
      return `Po ėjimo ${failure.move} pasikeičia kortų skaičius: buvo ${failure.before}, yra ${failure.now} (GEN-1).`;
    case 'differs':
      return `${failure.key}: turėtų būti ${failure.expected}, o yra ${failure.found}.`;
    case 'round-goes-on':
      return `${failure.key}: turėtų būti ${failure.expected}, bet padalijimas tebevyksta.`;
    case 'not-allowed':
      return `${failure.key}: ėjimas ${failure.move} turėtų būti leidžiamas, bet atmetamas su ${failure.by}.`;
    case 'allowed':
      return `${failure.key}: ėjimas ${failure.move} turėtų būti neleidžiamas, bet leidžiamas.`;
  }
}
