import type { ByLanguage, Language } from '@hausregel/rules';
import { describeArgumentError } from './argumentWords.ts';
import { languageArgument, parseArguments } from './arguments.ts';
import type { ArgumentError } from './arguments.ts';
import type { Command } from './command.ts';
import { languageOf, languageOfEnvironment } from './language.ts';
import { EXIT_OK, EXIT_USAGE } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** Loaded only when asked for: the server brings a database with it. */
const LOADERS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve.ts')).serveCommand],
  ['backup', async () => (await import('./backupCommand.ts')).backupCommand],
  ['restore', async () => (await import('./backupCommand.ts')).restoreCommand],
  ['play', async () => (await import('./play.ts')).playCommand],
  ['scenario', async () => (await import('./scenarioCommand.ts')).scenarioCommand],
  ['explain', async () => (await import('./explainCommand.ts')).explainCommand],
  ['vectors', async () => (await import('./vectorsCommand.ts')).vectorsCommand],
  ['rules', async () => (await import('./rulesCommand.ts')).rulesCommand],
  ['simulate', async () => (await import('./simulateCommand.ts')).simulateCommand],
  ['verify', async () => (await import('./verifyCommand.ts')).verifyCommand],
  ['load', async () => (await import('./load/loadCommand.ts')).loadCommand],
  ['bench', async () => (await import('./benchCommand.ts')).benchCommand],
]);

const NO_OPTIONS = { help: 'flag', lang: 'text' } as const;

const FRAME: ByLanguage<{
  head: string;
  commands: string;
  foot: string;
  unknown: (word: string) => string;
  see: (command: string) => string;
}> = {
  en: {
    head: 'hausregel: Mau-Mau the way each table plays it.\n\nUsage: hausregel COMMAND [OPTIONS]',
    commands: 'Commands:',
    foot: 'Every command takes --lang de|en|lt and --help.',
    unknown: (word) =>
      `There is no command “${word}”; there are serve, backup, restore, play, scenario, explain, vectors, rules, simulate, verify, load and bench.`,
    see: (command) => `See: ${command} --help`,
  },
  de: {
    head: 'hausregel: Mau-Mau, wie es jeder Tisch spielt.\n\nAufruf: hausregel BEFEHL [OPTIONEN]',
    commands: 'Befehle:',
    foot: 'Jeder Befehl kennt --lang de|en|lt und --help.',
    unknown: (word) =>
      `Den Befehl „${word}“ gibt es nicht; es gibt serve, backup, restore, play, scenario, explain, vectors, rules, simulate, verify, load und bench.`,
    see: (command) => `Mehr dazu: ${command} --help`,
  },
  lt: {
    head: 'hausregel: „Mau Mau“ taip, kaip žaidžia kiekvienas stalas.\n\nNaudojimas: hausregel KOMANDA [PARINKTYS]',
    commands: 'Komandos:',
    foot: 'Kiekviena komanda supranta --lang de|en|lt ir --help.',
    unknown: (word) =>
      `Komandos „${word}“ nėra; yra serve, backup, restore, play, scenario, explain, vectors, rules, simulate, verify, load ir bench.`,
    see: (command) => `Plačiau: ${command} --help`,
  },
};

async function helpText(language: Language): Promise<string> {
  const commands = await Promise.all([...LOADERS.values()].map((load) => load()));
  const lines = commands.map((command) => `  ${command.name.padEnd(10)} ${command.summary[language]}`);
  const frame = FRAME[language];
  return [frame.head, '', frame.commands, ...lines, '', frame.foot].join('\n');
}

/** The language to complain in, also when the arguments cannot be read. */
function likelyLanguage(args: readonly string[], terminal: Terminal): Language {
  const at = args.indexOf('--lang');
  const inline = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  return languageOf(inline ?? (at < 0 ? '' : (args[at + 1] ?? ''))) ?? languageOfEnvironment(terminal.env);
}

/**
 * Runs one command. Gives its exit code: 0 done, 1 failed, 2 the arguments were not understood
 * (then one sentence says why).
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const language = likelyLanguage(args, terminal);
  const [name] = args;
  const load = name === undefined ? undefined : LOADERS.get(name);
  return load === undefined
    ? runBare(args, language, terminal)
    : runCommand(await load(), args.slice(1), language, terminal);
}

/** No command was named: help, or what was wrong. */
async function runBare(args: readonly string[], language: Language, terminal: Terminal): Promise<number> {
  const frame = FRAME[language];
  const parsed = parseArguments(args, NO_OPTIONS);
  const [word] = args.filter((arg) => !arg.startsWith('-'));
  if (parsed.ok && parsed.value.words.length === 0) {
    const print = parsed.value.flags.has('help') ? terminal.print : terminal.complain;
    print(await helpText(language));
    return parsed.value.flags.has('help') ? EXIT_OK : EXIT_USAGE;
  }
  const wrong =
    parsed.ok || word === args[0] ? frame.unknown(word ?? '') : describeArgumentError(parsed.error, language);
  terminal.complain(`${wrong}\n${frame.see('hausregel')}`);
  return EXIT_USAGE;
}

async function runCommand(
  command: Command,
  args: readonly string[],
  language: Language,
  terminal: Terminal,
): Promise<number> {
  const complain = (error: ArgumentError): number => {
    terminal.complain(`${describeArgumentError(error, language)}\n${FRAME[language].see(`hausregel ${command.name}`)}`);
    return EXIT_USAGE;
  };
  const parsed = parseArguments(args, command.options);
  if (!parsed.ok) return complain(parsed.error);
  const asked = languageArgument(parsed.value);
  if (!asked.ok) return complain(asked.error);
  if (parsed.value.flags.has('help')) {
    terminal.print(command.help[language]);
    return EXIT_OK;
  }
  const result = await command.run({ args: parsed.value, language, terminal });
  return result.ok ? result.value : complain(result.error);
}
