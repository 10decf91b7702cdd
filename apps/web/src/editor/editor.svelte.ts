import {
  type AnyOption,
  bookContextOf,
  countingDifferences,
  deckSizeOf,
  type Difference,
  type Draft,
  editedRuleSet,
  type Editing,
  editingOf,
  encodeRuleSet,
  HOUSE_NAME_MAX,
  isSameValue,
  missingNeed,
  type Need,
  OPTIONS,
  playersOf,
  problemsOf,
  redone,
  type RuleSet,
  type RuleSetProblem,
  undone,
  valueIn,
  visibleName,
  withChanges,
  withReverted,
} from '@hausregel/rules';
import { notify } from '../app/notices.svelte.ts';
import { keepRules, newRulesId, ownRulesById } from '../app/ownRules.ts';
import { language, t } from '../lib/i18n.svelte.ts';
import { draftAt, forgetDraft, keepDraft } from './draft.ts';

/** A rule set on the desk: what it is now, what differs, what does not go together. */
export class Editor {
  #editing: Editing = $state.raw(editingOf(EMPTY));
  /** Name of the house's own; empty as long as it has none. */
  name: string = $state('');
  /** Under which it is kept on the device, if it is. */
  keptId: string | undefined = $state();
  #version: number = 1;

  readonly ruleSet: RuleSet = $derived(editedRuleSet(this.#editing, this.name.trim(), this.#version));
  /** What makes a difference to the game beside the preset. */
  readonly differences: readonly Difference[] = $derived(countingDifferences(this.#editing.base, this.ruleSet));
  readonly #facts: Draft = $derived(bookContextOf(this.ruleSet).facts);
  readonly problems: readonly RuleSetProblem[] = $derived(problemsOf(this.ruleSet));
  readonly players: { readonly min: number; readonly max: number } = $derived(playersOf(this.ruleSet));

  /** Under which unsaved edits are remembered; undefined: they are not. */
  readonly #address: string | undefined;
  readonly #start: RuleSet['options'];
  /** What this tab read or kept last under `keptId`. */
  #seen: string | undefined;

  /**
   * Begins with a preset or a house's own, which may be kept here already, and takes up what was left unsaved at the
   * same address.
   */
  constructor(ruleSet: RuleSet, keptId?: string, address?: string) {
    this.#editing = editingOf(ruleSet);
    this.#start = ruleSet.options;
    this.keptId = keptId;
    this.#seen = keptId === undefined ? undefined : ownRulesById(keptId)?.shared;
    this.#address = address;
    const draft = address === undefined ? undefined : draftAt(address);
    if (draft) this.#editing = withChanges(this.#editing, everyValue(draft));
    this.name = ruleSet.id === this.base.id ? '' : ruleSet.name[language()];
    this.#version = ruleSet.id === this.base.id ? 1 : ruleSet.version;
  }

  get base(): RuleSet {
    return this.#editing.base;
  }
  get canUndo(): boolean {
    return this.#editing.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#editing.future.length > 0;
  }

  valueOf(option: AnyOption): unknown {
    return valueIn(this.ruleSet, option.key);
  }
  /** What the preset has. */
  usualOf(option: AnyOption): unknown {
    return valueIn(this.base, option.key);
  }
  isChanged(option: AnyOption): boolean {
    return !isSameValue(this.valueOf(option), this.usualOf(option));
  }

  /** Why an option makes no difference as the other rules are; undefined where it does. */
  missingNeed(option: AnyOption): Need | undefined {
    return missingNeed(option, this.#facts, this.valueOf(option));
  }

  change(key: string, value: unknown): void {
    this.#become(withChanges(this.#editing, { [key]: value }));
  }
  revert(key: string): void {
    this.#become(withReverted(this.#editing, [key]));
  }
  revertAll(): void {
    this.#become(withReverted(this.#editing));
  }
  undo(): void {
    this.#become(undone(this.#editing));
  }
  redo(): void {
    this.#become(redone(this.#editing));
  }

  /** What was kept once is kept up to date, as long as it can be played. */
  #become(editing: Editing): void {
    this.#editing = editing;
    if (this.keptId !== undefined && this.keep()) return;
    const address = this.#draftAddress;
    if (address === undefined) return;
    if (isSameValue(editing.options, this.#start)) forgetDraft(address);
    else keepDraft(address, editing.options);
  }
  get #draftAddress(): string | undefined {
    return this.keptId === undefined ? this.#address : `/editor/${this.keptId}`;
  }

  /** Goes on as a copy if another tab has kept other rules under the same id, so that neither is lost. */
  #yield(): void {
    const there = this.keptId === undefined ? undefined : ownRulesById(this.keptId)?.shared;
    if (there === undefined || there === this.#seen) return;
    const name = visibleName(this.name);
    this.name = `${visibleName(name.slice(0, HOUSE_NAME_MAX - 2))} 2`;
    const id = newRulesId();
    if (location.pathname === `/editor/${this.keptId}`) history.replaceState(history.state, '', `/editor/${id}`);
    this.keptId = id;
    notify(t('rules.changedElsewhere', { name, copy: this.name }));
  }

  /**
   * Keeps it on this device under its name; false while it cannot be played or has none. What another tab has kept
   * meanwhile is not overwritten: then this becomes a copy.
   */
  keep(): boolean {
    if (visibleName(this.name) === '' || this.problems.length > 0) return false;
    if (this.#draftAddress !== undefined) forgetDraft(this.#draftAddress);
    this.#yield();
    const name = visibleName(this.name);
    const id = this.keptId ?? newRulesId();
    const { ruleSet, players } = this;
    const shared = encodeRuleSet(ruleSet);
    keepRules({ id, name, shared, players, deckSize: deckSizeOf(ruleSet, players.min) });
    this.#seen = shared;
    this.keptId = id;
    return true;
  }
}

/** Options that are not named are as they are by default. */
const everyValue = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(OPTIONS.map(({ key, defaultValue }) => [key, options[key] ?? defaultValue]));

const EMPTY: RuleSet = {
  id: 'house',
  version: 1,
  name: { de: '', en: '', lt: '' },
  about: { de: '', en: '', lt: '' },
  sources: [],
  options: {},
};
