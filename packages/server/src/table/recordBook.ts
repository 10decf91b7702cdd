/**
 * Writes the record of a table from its events, without playing them: all deals, or only the last
 * one, whose digest the next commitment holds. What may be shown of it is for `record` to say.
 */
import { type DealRecord, digestOf, type GameRecord, hashRules, hashTable } from '@hausregel/record';
import type { RuleSet } from '@hausregel/rules';
import { present } from '../assert.ts';
import type { TableEvent } from './tableEvent.ts';

export class RecordBook {
  readonly tableHash: string;
  /** Hash of the rule set that the next deal is played by. */
  rulesHash = '';
  private readonly keepsAll: boolean;
  private readonly ruleSets: Map<string, RuleSet> = new Map();
  private names: readonly string[] = [];
  private deals: DealRecord[] = [];
  /** Moves of the last deal, which is being played. */
  private moves: string[] = [];
  private isPlaying = false;
  private isClosed = false;

  constructor(table: string, keepsAll: boolean) {
    this.tableHash = hashTable(table);
    this.keepsAll = keepsAll;
  }

  /** The last deal that was committed to, with the moves so far. */
  get last(): DealRecord | undefined {
    const last = this.deals.at(-1);
    return last === undefined ? undefined : { ...last, moves: this.moves };
  }

  take(event: TableEvent): void {
    switch (event.type) {
      case 'created':
        this.names = Array.from({ length: event.seats }, () => '');
        return this.useRules(event.ruleSet);
      case 'rulesChanged':
        return this.useRules(event.ruleSet);
      case 'sat':
      case 'botSat':
      case 'renamed':
        return this.call(event.seat, event.name);
      case 'stood':
        return this.call(event.seat, event.botName ?? '');
      case 'committed':
        return this.begin(event);
      case 'opened':
        return this.change(({ contributions }) => ({
          contributions: contributions.map((item) =>
            item.seat === event.seat ? { ...item, value: event.value } : item,
          ),
        }));
      case 'dropped':
        return this.change(() => ({ isDropped: true }));
      case 'dealt':
        // Deals of earlier versions are in no record.
        this.isPlaying = event.number !== undefined;
        return;
      case 'moved':
        if (this.isPlaying) this.moves.push(`${event.seat}:${event.move}`);
        return;
      case 'closed':
        this.isClosed = true;
        return;
      default:
    }
  }

  /**
   * What everybody may see. Secret, contributions and moves of the last deal only if it is over
   * (`overNumber`: the last deal that is), was dropped, or can never be finished.
   */
  record(overNumber: number | undefined): GameRecord {
    const { last } = this;
    const isRevealed = this.isClosed || last?.isDropped === true || last?.number === overNumber;
    const deals = last === undefined ? [] : [...this.deals.slice(0, -1), isRevealed ? last : hidden(last)];
    const revealed = deals.findLast((deal) => deal.secret !== undefined);
    return {
      table: this.tableHash,
      ruleSets: Object.fromEntries(this.ruleSets),
      deals,
      ...(revealed === undefined ? {} : { digest: digestOf(revealed) }),
    };
  }

  private useRules(ruleSet: RuleSet): void {
    this.rulesHash = hashRules(ruleSet);
    if (this.keepsAll) this.ruleSets.set(this.rulesHash, ruleSet);
  }

  private call(seat: number, name: string): void {
    this.names = this.names.map((other, at) => (at === seat ? name : other));
  }

  private begin(event: Extract<TableEvent, { type: 'committed' }>): void {
    const { last } = this;
    this.deals = this.keepsAll && last !== undefined ? [...this.deals.slice(0, -1), last] : [];
    this.deals.push({
      number: event.number,
      ...(event.before === undefined ? {} : { before: event.before }),
      rules: this.rulesHash,
      seats: this.names.length,
      players: this.names.map((_, seat) => seat).filter((seat) => (event.inMask >> seat) & 1),
      ...(event.dealer === undefined ? {} : { dealer: event.dealer }),
      constant: event.constant,
      names: this.names,
      contributions: event.pledges,
      commitment: event.commitment,
      secret: event.secret,
      moves: [],
    });
    this.moves = [];
    this.isPlaying = false;
  }

  private change(change: (last: DealRecord) => Partial<DealRecord>): void {
    const last = present(this.deals.at(-1));
    this.deals = [...this.deals.slice(0, -1), { ...last, ...change(last) }];
  }
}

/** What is known of a deal while its round goes on. */
function hidden({ number, before, rules, seats, players, dealer, ...deal }: DealRecord): DealRecord {
  return {
    number,
    ...(before === undefined ? {} : { before }),
    rules,
    seats,
    players,
    ...(dealer === undefined ? {} : { dealer }),
    constant: deal.constant,
    names: deal.names,
    contributions: deal.contributions.map(({ seat, pledge }) => ({ seat, pledge })),
    commitment: deal.commitment,
    moves: [],
  };
}
