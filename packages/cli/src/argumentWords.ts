import type { ByLanguage, Language } from '@hausregel/rules';
import type { ArgumentError } from './arguments.ts';

const WORDS: ByLanguage<(error: ArgumentError) => string> = { de: inGerman, en: inEnglish, lt: inLithuanian };

/** What is wrong with the arguments, in one sentence. */
export function describeArgumentError(error: ArgumentError, language: Language): string {
  return WORDS[language](error);
}

function inEnglish(error: ArgumentError): string {
  switch (error.code) {
    case 'unknown-option':
      return `There is no option ${error.option} here.`;
    case 'value-missing':
      return `The option ${error.option} needs a value.`;
    case 'value-unwanted':
      return `The option ${error.option} takes no value.`;
    case 'given-twice':
      return `The option ${error.option} was given twice.`;
    case 'not-one-of':
      return `${error.option} can be ${error.choices.join(', ')}, but not “${error.value}”.`;
    case 'not-a-number':
      return `${error.option} must be a whole number from ${error.min} to ${error.max}, not “${error.value}”.`;
    case 'not-an-origin':
      return `${error.option} takes addresses such as http://play.example.org:8420, not “${error.value}”.`;
    case 'word-missing':
      return `Something is missing here: ${error.word}.`;
    case 'not-readable':
      return `${error.file} holds no rule set that can be read: ${error.reason}`;
    case 'word-unwanted':
      return `It is not clear what “${error.word}” means here.`;
  }
}

function inGerman(error: ArgumentError): string {
  switch (error.code) {
    case 'unknown-option':
      return `Die Option ${error.option} gibt es hier nicht.`;
    case 'value-missing':
      return `Die Option ${error.option} braucht einen Wert.`;
    case 'value-unwanted':
      return `Die Option ${error.option} hat keinen Wert.`;
    case 'given-twice':
      return `Die Option ${error.option} steht zweimal da.`;
    case 'not-one-of':
      return `${error.option} kann ${error.choices.join(', ')} sein, aber nicht „${error.value}“.`;
    case 'not-a-number':
      return `${error.option} muss eine ganze Zahl von ${error.min} bis ${error.max} sein, nicht „${error.value}“.`;
    case 'not-an-origin':
      return `${error.option} nimmt Adressen wie http://play.example.org:8420, nicht „${error.value}“.`;
    case 'word-missing':
      return `Hier fehlt noch etwas: ${error.word}.`;
    case 'not-readable':
      return `In ${error.file} steht kein lesbares Regelwerk: ${error.reason}`;
    case 'word-unwanted':
      return `Es ist nicht klar, was „${error.word}“ hier bedeutet.`;
  }
}

function inLithuanian(error: ArgumentError): string {
  switch (error.code) {
    case 'unknown-option':
      return `Parinkties ${error.option} čia nėra.`;
    case 'value-missing':
      return `Parinkčiai ${error.option} reikia reikšmės.`;
    case 'value-unwanted':
      return `Parinktis ${error.option} reikšmės neturi.`;
    case 'given-twice':
      return `Parinktis ${error.option} nurodyta du kartus.`;
    case 'not-one-of':
      return `${error.option} gali būti ${error.choices.join(', ')}, bet ne „${error.value}“.`;
    case 'not-a-number':
      return `${error.option} turi būti sveikasis skaičius nuo ${error.min} iki ${error.max}, o ne „${error.value}“.`;
    case 'not-an-origin':
      return `${error.option} priima adresus, pavyzdžiui, http://play.example.org:8420, bet ne „${error.value}“.`;
    case 'word-missing':
      return `Čia dar kai ko trūksta: ${error.word}.`;
    case 'not-readable':
      return `Faile ${error.file} nėra tinkamo taisyklių rinkinio: ${error.reason}`;
    case 'word-unwanted':
      return `Neaišku, ką čia reiškia „${error.word}“.`;
  }
}
