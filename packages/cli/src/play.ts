/** `hausregel play [RULESET]`: a round against bots in the terminal. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LEVELS } from '@hausregel/bots';
import type { Level } from '@hausregel/bots';
import { Xoshiro128, startMatch } from '@hausregel/core';
import { PRESETS, compile, playersOf } from '@hausregel/rules';
import type { Result, RuleSet } from '@hausregel/rules';
import { choiceOf, numberOf } from './arguments.ts';
import type { ArgumentError } from './arguments.ts';
import { exitWith } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { Lines } from './lines.ts';
import { playWords } from './playLanguage.ts';
import { TerminalRound } from './playRound.ts';
import { YOU } from './playWords.ts';
import { PlayScreen } from './playScreen.ts';
import { refusalSentence } from './rulebook.ts';
import { ruleSetOf } from './rulesCommand.ts';
import { EXIT_OK } from './terminal.ts';
import type { Terminal } from './terminal.ts';

const HELP_EN = `Usage: hausregel play [RULESET] [OPTIONS]

A round of Mau-Mau against bots. RULESET is an id of “hausregel rules list”; default: family.
At your turn type a card (7S, JD>H), draw, pass, or the number of a move; “?” lists your moves.

Options:
  --players N                how many play, you included (default 4, or the most the rules allow)
  --level easy|normal|hard   how well the bots play (default normal)
  --seed N                   deal the same cards again
  --lang de|en|lt            language
  --help                     this help`;

const HELP_DE = `Aufruf: hausregel play [REGELWERK] [OPTIONEN]

Eine Runde Mau-Mau gegen Bots. REGELWERK ist ein Name aus „hausregel rules list“, sonst family.
Wenn du dran bist, schreib eine Karte (7S, JD>H), draw, pass oder die Nummer eines Zuges; „?“ zeigt deine Züge.

Optionen:
  --players N                wie viele mitspielen, du selbst eingeschlossen (sonst 4 oder so viele, wie die Regeln erlauben)
  --level easy|normal|hard   wie gut die Bots spielen (sonst normal)
  --seed N                   dieselben Karten noch einmal geben
  --lang de|en|lt            Sprache
  --help                     diese Hilfe`;

const HELP_LT = `Naudojimas: hausregel play [TAISYKLĖS] [PARINKTYS]

Vienas „Mau Mau“ padalijimas su botais. TAISYKLĖS – vardas iš „hausregel rules list“, kitaip family.
Atėjus eilei rašyk kortą (7S, JD>H), draw, pass arba ėjimo numerį; „?“ parodo tavo ėjimus.

Parinktys:
  --players N                kiek žaidėjų, įskaitant tave (kitaip 4 arba tiek, kiek daugiausia leidžia taisyklės)
  --level easy|normal|hard   kaip gerai žaidžia botai (kitaip normal)
  --seed N                   dar kartą dalyti tas pačias kortas
  --lang de|en|lt            kalba
  --help                     ši pagalba`;

const DEFAULT_PLAYERS = 4;
const SEED_MAX = 2 ** 32 - 1;
/** Pause before a bot's move, for a person at a screen. */
const BOT_PAUSE_MS = 500;

interface Choices {
  readonly ruleSet: RuleSet;
  readonly players: number;
  readonly level: Level;
  readonly seed: number;
}

function choicesOf({ args }: CommandContext): Result<Choices, ArgumentError> {
  const [id, extra] = args.words;
  if (extra !== undefined) return { ok: false, error: { code: 'word-unwanted', word: extra } };
  const ruleSet = ruleSetOf(id ?? PRESETS[0]?.id ?? '', 'RULESET');
  if (!ruleSet.ok) return ruleSet;
  const { min, max } = playersOf(ruleSet.value);
  const players = numberOf(args, 'players', min, max);
  if (!players.ok) return players;
  const level = choiceOf(args, 'level', LEVELS);
  if (!level.ok) return level;
  const seed = numberOf(args, 'seed', 0, SEED_MAX);
  if (!seed.ok) return seed;
  return {
    ok: true,
    value: {
      ruleSet: ruleSet.value,
      players: players.value ?? Math.max(min, Math.min(DEFAULT_PLAYERS, max)),
      level: level.value ?? 'normal',
      seed: seed.value ?? randomInt(SEED_MAX),
    },
  };
}

/** Asks, and shows the answer where no keyboard does. */
async function askFor(question: string, lines: Lines, terminal: Terminal): Promise<string | undefined> {
  terminal.write(question);
  const line = await lines.next();
  if (line !== undefined && !terminal.isTyped) terminal.print(line);
  return line;
}

async function playRound(
  { ruleSet, players, level, seed }: Choices,
  { language, terminal }: CommandContext,
): Promise<void> {
  const rules = compile(ruleSet, players);
  if (!rules.ok) throw new Error(`the preset ${ruleSet.id} cannot be played`);
  const words = playWords(language);
  const screen = new PlayScreen(terminal, words, language);
  const lines = new Lines(terminal.input);
  const stopping = new AbortController();
  const forget = terminal.onStop(() => {
    stopping.abort();
    lines.close();
  });
  const pause = async (): Promise<void> => {
    if (terminal.isTyped) await wait(BOT_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  };
  const chance = new Xoshiro128(seed);
  const { dealer: byLot } = startMatch(players, chance);
  // Where the start card says who begins you are the Kreuzkonstante, who deals first (MTT-20).
  const dealer = rules.value.grand === undefined ? byLot : YOU;
  screen.say(words.welcome(ruleSet.name[language], players, seed));
  screen.say(words.hint);
  const round = new TerminalRound({
    language,
    rules: rules.value,
    players,
    dealer,
    level,
    chance,
    words,
    screen,
    pause,
    ask: (question) => askFor(question, lines, terminal),
    putBack: (line) => lines.putBack(line),
    explain: (refusal) => refusalSentence(refusal, ruleSet, language),
  });
  const isPlayed = await round.play();
  if (!isPlayed) screen.say(`\n${words.goodbye}`);
  forget();
  lines.close();
}

async function runPlay(context: CommandContext): Promise<Result<number, ArgumentError>> {
  const choices = choicesOf(context);
  if (!choices.ok) return choices;
  await playRound(choices.value, context);
  return exitWith(EXIT_OK);
}

export const playCommand: Command = {
  name: 'play',
  summary: {
    en: 'play a round against bots in the terminal',
    de: 'eine Runde gegen Bots im Terminal spielen',
    lt: 'žaisti padalijimą su botais terminale',
  },
  help: { en: HELP_EN, de: HELP_DE, lt: HELP_LT },
  options: { players: 'text', level: 'text', seed: 'text' },
  run: runPlay,
};
