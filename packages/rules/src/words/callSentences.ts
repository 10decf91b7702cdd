/** The calls "Mau" and "Mau Mau", and what it costs to forget them: the longest rule of the game. */
import type { Announcement } from '@hausregel/core';
import type { Draft } from '../draft.ts';
import type { BookContext } from '../option.ts';
import type { Language } from '../ruleSet.ts';
import { hasPower, nounsWith, oneOf } from './facts.ts';
import { mayBeLast } from './houseFacts.ts';
import { joined, type Line, type Lines, NO_LINES } from './phrases.ts';

/** The words of the call, as they are spoken. */
export const CALL_NAMES: Readonly<Record<Announcement, Line>> = {
  mau: { de: '„Mau“', en: '“Mau”', lt: '„Mau“' },
  maumau: { de: '„Mau Mau“', en: '“Mau Mau”', lt: '„Mau Mau“' },
  last: { de: '„Paskutinė“', en: '“Paskutinė”', lt: '„Paskutinė“' },
  schrecklich: { de: '„Schrecklich“', en: '“Schrecklich”', lt: '„Schrecklich“' },
  fuerchterlich: { de: '„Fürchterlich“', en: '“Fürchterlich”', lt: '„Fürchterlich“' },
  koenigstreffen: { de: '„Königstreffen“', en: '“Königstreffen”', lt: '„Königstreffen“' },
  unpolitisch: { de: '„unpolitisch“', en: '“unpolitisch”', lt: '„unpolitisch“' },
  mautsetung: { de: '„Mautsetung“', en: '“Mautsetung”', lt: '„Mautsetung“' },
  makao: { de: '„Makao“', en: '“Makao”', lt: '„Makao“' },
  'po-makale': { de: '„Po makale“', en: '“Po makale”', lt: '„Po makale“' },
  tschau: { de: '„Tschau“', en: '“Tschau”', lt: '„Tschau“' },
  sepp: { de: '„Sepp“', en: '“Sepp”', lt: '„Sepp“' },
};

/** Sentences that speak of “Mau” and “Mau Mau”, with the words that this table calls instead. */
export function inOwnWords(lines: Lines, { callAtOne, callAtZero }: Draft): Lines {
  const [one, zero] = [CALL_NAMES[callAtOne], CALL_NAMES[callAtZero ?? 'maumau']];
  const said = (language: Language): readonly string[] =>
    lines[language].map((line) =>
      line.replaceAll(/[„“]Mau( Mau)?[“”]/gu, (_, again?: string) => (again === undefined ? one : zero)[language]),
    );
  return { de: said('de'), en: said('en'), lt: said('lt') };
}

/** Forgotten, trying to lay the last card costs the whole discard pile (CZ-7). */
export const pileSentences = (): Lines => ({
  de: [
    'Angesagt wird mit der vorletzten Karte oder danach, bis ein anderer am Zug etwas tut.',
    'Wer nicht angesagt hat, kann nicht ausgehen: Versucht er, seine letzte Karte zu legen, behält er sie und nimmt den ganzen Ablagestapel auf die Hand.',
    'Sein Zug ist damit zu Ende, Wunsch und Wirkung sind erloschen, und der Nächste findet einen leeren Tisch vor: Er darf jede Karte legen oder ziehen.',
    'Versuchen lässt sich nur eine Karte, die passt; jede andere wird zurückgewiesen, und nichts ist verloren.',
    'Ohne Ansage darf man auch einfach ziehen; bleibt später wieder eine Karte übrig, ist die Ansage neu fällig.',
  ],
  en: [
    'The call is made with the last card but one, or after it until another player does something in a turn.',
    'Whoever has not called cannot go out: trying to lay the last card, they keep it and take the whole discard pile into their hand.',
    'Their turn is over by it, wish and effect are gone, and the next player finds an empty table: they may lay any card, or draw.',
    'Only a card that fits can be tried; any other is refused, and nothing is lost.',
    'Without the call one may also simply draw; when only one card is left again, the call is due anew.',
  ],
  lt: [
    'Skelbiama dedant priešpaskutinę kortą arba vėliau, kol kitas žaidėjas, atėjus jo eilei, dar nieko nepadarė.',
    'Kas nepaskelbė, tas negali baigti: jei jis bando padėti paskutinę kortą, ją pasilieka ir dar paima į ranką visą atvirąjį fondą.',
    'Tuo jo ėjimas baigiasi, reikalavimas ir poveikis nebegalioja, o kitas žaidėjas randa tuščią stalą: jis gali dėti bet kurią kortą arba imti.',
    'Bandyti padėti galima tik tinkančią kortą; bet kuri kita atmetama, ir dėl to nieko neprarandama.',
    'Be skelbimo galima ir tiesiog imti kortą; kai vėliau vėl lieka viena, skelbti reikia iš naujo.',
  ],
});

/** Forgotten, the call bars the last card (SKAT-12). */
export function barringSentences({ facts, playersMin }: BookContext): Lines {
  const further = nounsWith(facts, (meaning) => meaning.further);
  const sameTurn: Lines =
    further.length === 0
      ? NO_LINES
      : {
          de: [
            `Erlaubt ${oneOf(further).de}, die letzte Karte noch im selben Zug zu legen, muss die Ansage vor ihr kommen.`,
          ],
          en: [`If ${oneOf(further).en} lets the last card be laid in the same turn, the call must come before it.`],
          lt: [`Jei paskutinę kortą tuo pačiu ėjimu leidžia padėti ${oneOf(further).lt}, paskelbti reikia prieš tai.`],
        };
  return joined(
    {
      de: [
        'Ohne diese Ansage darf die letzte Karte nicht gelegt werden.',
        'Zeit dafür ist von dem Augenblick an, in dem die vorletzte Karte liegt, bis der eigene nächste Zug beginnt.',
        'Wer bis dahin nichts gesagt hat, zieht in diesem Zug, statt die letzte Karte zu legen, und kann wieder ansagen, wenn das nächste Mal nur eine Karte übrig ist.',
        'Legt er die letzte Karte trotzdem, wird der Zug zurückgewiesen; verloren ist dadurch nichts.',
      ],
      en: [
        'Without this call the last card may not be laid.',
        'There is time for it from the moment the last card but one is laid until one’s own next turn begins.',
        'Whoever has said nothing by then draws in that turn instead of laying the last card, and can call again the next time only one card is left.',
        'Laying the last card all the same is refused; nothing is lost by it.',
      ],
      lt: [
        'Be šio skelbimo paskutinės kortos dėti negalima.',
        'Skelbti galima nuo tos akimirkos, kai padedama priešpaskutinė korta, iki kito savo ėjimo pradžios.',
        'Kas iki tol nepaskelbė, tas šiuo ėjimu ne deda paskutinę kortą, o ima iš uždarojo fondo; skelbti vėl galima, kai kitą kartą lieka tik viena korta.',
        'Jei paskutinė korta vis tiek dedama, ėjimas atmetamas; dėl to nieko neprarandama.',
      ],
    },
    sameTurn,
    playersMin === 2 && hasPower(facts, ({ skip }) => skip !== undefined) ? PASSED_OVER : NO_LINES,
    {
      de: [
        'Wer Strafkarten bekommt, dessen Ansage verfällt; bleibt später wieder eine Karte übrig, ist sie neu fällig.',
      ],
      en: ['Penalty cards end a call; when only one card is left again, it is due anew.'],
      lt: [
        'Kas gauna baudos kortų, to skelbimas nebegalioja; kai vėliau vėl lieka viena korta, skelbti reikia iš naujo.',
      ],
    },
  );
}

const PASSED_OVER: Lines = {
  de: [
    'Übergangen zu werden ist noch kein Zug: Kommt zwischen den eigenen Karten niemand sonst zum Zug, wie beim Aussetzen zu zweit, darf noch angesagt werden, bis die nächste Karte liegt.',
  ],
  en: [
    'Being passed over is not a turn: if nobody else acts between one’s own cards, as in a skip with two players, the call may still be made until the next card is laid.',
  ],
  lt: [
    'Praleistas ėjimas čia neskaičiuojamas: jei tarp dviejų paties žaidėjo kortų niekas kitas nieko nedarė, kaip žaidžiant dviese, kai varžovas praleidžia ėjimą, skelbti dar galima, kol nepadėta kita korta.',
  ],
};

/** Forgotten, the call can be caught by the others (FAM-12). */
export function catchingSentences({ facts, playersMin }: BookContext): Lines {
  const skips = hasPower(facts, ({ skip }) => skip !== undefined);
  const forTwo = playersMin > 2 ? { de: '', en: '', lt: '' } : FOR_TWO;
  const whoActs: Lines = skips
    ? {
        de: [`Gemeint ist der Nächste, der wirklich zum Zug kommt${forTwo.de}.`],
        en: [`That is the next player who really gets a turn${forTwo.en}.`],
        lt: [`Kitas žaidėjas čia yra tas, kuris iš tikrųjų daro ėjimą${forTwo.lt}.`],
      }
    : NO_LINES;
  return inOwnWords(joined(CATCHABLE, whoActs, CAUGHT, lastCardSentences(facts)), facts);
}

const FOR_TWO = {
  de: '; zu zweit, nach einem Aussetzen, endet die Zeit, wenn der Vergessliche selbst legt oder zieht',
  en: '; with two players, after a skip, the time ends when the forgetful player lays or draws',
  lt: '; žaidžiant dviese, kai ėjimas praleidžiamas, laikas baigiasi užmaršuoliui padėjus arba paėmus kortą',
} as const;

const CATCHABLE: Lines = {
  de: [
    'Hat jemand „Mau“ oder „Mau Mau“ vergessen und weist ein anderer darauf hin, bevor der Nächste seinen Zug beendet hat, so ist der Vergessliche erwischt.',
  ],
  en: [
    'Whoever has forgotten “Mau” or “Mau Mau” is caught if another player points it out before the next player has ended a turn.',
  ],
  lt: ['Kas pamiršo paskelbti „Mau“ arba „Mau Mau“, tą bet kas gali pagauti, kol kitas žaidėjas nebaigė savo ėjimo.'],
};

const CAUGHT: Lines = {
  de: [
    'Wer seine Ansage nachholt, bevor ihn jemand erwischt, hat sie gültig gemacht.',
    'Wer jemanden zu Unrecht erwischen will, wird abgewiesen, und alle sehen es.',
    'Mit vergessenem „Mau Mau“ ist die Runde noch nicht zu Ende, denn der Nächste spielt erst seinen Zug: Wird der Vergessliche bis dahin erwischt, zieht er die Strafkarten und ist wieder im Spiel; wird er nicht erwischt, hat er am Ende dieses Zuges gewonnen.',
    'Leert aber der Nächste in diesem Zug seine Hand mit einem richtigen „Mau Mau“, gewinnt er.',
  ],
  en: [
    'Whoever makes up for the call before being caught has made it good.',
    'Whoever tries to catch someone wrongly is refused, and everyone sees it.',
    'With “Mau Mau” forgotten the round is not over yet, for the next player first plays a turn: caught by then, the forgetful player draws the penalty cards and is back in the game; not caught, they have won at the end of that turn.',
    'But if the next player goes out in that turn with a good “Mau Mau”, that player wins.',
  ],
  lt: [
    'Kas spėja paskelbti, kol niekas nepagavo, to pavėluotas skelbimas galioja.',
    'Kas bando pagauti be pagrindo, to bandymas atmetamas, ir visi tai mato.',
    'Pamiršus „Mau Mau“, padalijimas dar nesibaigia, nes kitas žaidėjas pirma daro savo ėjimą: jei užmaršuolį iki tol pagauna, jis ima baudos kortas ir žaidžia toliau; jei ne, ėjimui pasibaigus jis laimi.',
    'Tačiau jei kitas žaidėjas šiuo ėjimu padeda savo paskutinę kortą ir laiku paskelbia „Mau Mau“, laimi jis.',
  ],
};

/** What a last card still does while it waits whether the forgotten call is caught. */
function lastCardSentences(facts: Draft): Lines {
  const last: Draft = { ...facts, powers: facts.powers.filter(({ rank }) => mayBeLast(facts, rank)) };
  const skips = hasPower(last, ({ skip }) => skip !== undefined);
  const draws = nounsWith(last, ({ draw }) => draw > 0);
  const wishes = nounsWith(last, ({ namesSuit }) => namesSuit);
  return joined(
    skips
      ? {
          de: [
            'Lässt die letzte Karte sonst aussetzen, so setzt nach vergessenem „Mau Mau“ niemand aus: Der Nächste spielt seinen Zug, und nur so lange kann der Vergessliche erwischt werden.',
          ],
          en: [
            'If the last card is one that skips, nobody skips after a forgotten “Mau Mau”: the next player plays a turn, and only so long can the forgetful player be caught.',
          ],
          lt: [
            'Jei dėl paskutinės kortos šiaip reikėtų praleisti ėjimą, po pamiršto „Mau Mau“ niekas jo nepraleidžia: kitas žaidėjas daro savo ėjimą, ir tik iki jo pabaigos užmaršuolį galima pagauti.',
          ],
        }
      : NO_LINES,
    draws.length === 0
      ? NO_LINES
      : {
          de: [`War die ohne „Mau Mau“ gelegte Karte ${oneOf(draws).de}, bleibt die Strafe für den Nächsten bestehen.`],
          en: [`If the card laid without “Mau Mau” was ${oneOf(draws).en}, the penalty stands for the next player.`],
          lt: [`Jei be „Mau Mau“ padėta korta buvo ${oneOf(draws).lt}, bauda kitam žaidėjui lieka galioti.`],
        },
    wishes.length === 0
      ? NO_LINES
      : {
          de: [
            `War die ohne „Mau Mau“ gelegte Karte ${oneOf(wishes).de}, gilt ihre eigene Farbe, denn eine letzte Karte bringt keinen Wunsch.`,
          ],
          en: [
            `If the card laid without “Mau Mau” was ${oneOf(wishes).en}, the card’s own suit is followed, for a last card carries no wish.`,
          ],
          lt: [
            `Jei be „Mau Mau“ padėta korta buvo ${oneOf(wishes).lt}, galioja jos pačios spalva, nes padėjus paskutinę kortą spalvos nepareikalaujama.`,
          ],
        },
  );
}
