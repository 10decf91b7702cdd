import type { ByLanguage, Language, Result } from '@hausregel/rules';
import type { ArgumentError, Arguments, OptionTypes } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** What a command gets, its arguments already split. */
export interface CommandContext {
  readonly args: Arguments;
  readonly language: Language;
  readonly terminal: Terminal;
}

/** One command of `hausregel`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: ByLanguage<string>;
  /** The whole answer to `--help`. */
  readonly help: ByLanguage<string>;
  readonly options: OptionTypes;
  /** Gives the exit code, or what is wrong with the arguments. */
  readonly run: (context: CommandContext) => Promise<Result<number, ArgumentError>>;
}

export const exitWith = (code: number): Result<number, never> => ({ ok: true, value: code });
