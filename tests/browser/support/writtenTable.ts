import type { PositionText } from '@hausregel/notation';
import type { TableSettings } from '@hausregel/protocol';
import { expect } from 'vitest';
import { clickMove } from './mouse.ts';
import { NodeClient } from './nodeClient.ts';
import type { Player, PlayerOptions } from './player.ts';
import type { Stage } from './stage.ts';
import { dealAsWritten, positionAt, type Written } from './writtenDeals.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Greta', 'Hugo'];

interface WrittenTableOptions extends PlayerOptions {
  /** Default: mau-tse-tung. */
  readonly ruleSet?: string;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly settings?: Partial<TableSettings>;
  /** The seats beside the browser's are bots, otherwise they move by `play`. */
  readonly hasBots?: boolean;
}

/** A table in a written position: a browser at seat 0, and players without a page, who do what the test says. */
export class WrittenTable {
  readonly ada: Player;
  /** By seat; seat 0 is the browser's. */
  readonly others: readonly (NodeClient | undefined)[];
  readonly #table: string;

  private constructor(table: string, ada: Player, others: readonly (NodeClient | undefined)[]) {
    this.#table = table;
    this.ada = ada;
    this.others = others;
  }

  static async lay(stage: Stage, position: Written, options: WrittenTableOptions = {}): Promise<WrittenTable> {
    const { ruleSet = 'mau-tse-tung', overrides, settings = {}, hasBots = false, ...forPlayer } = options;
    const { server } = stage;
    const seats = position.hands.length;
    const seat = await server.open({
      ruleSet,
      seats,
      bots: hasBots ? seats - 1 : 0,
      start: false,
      settings,
      ...(overrides === undefined ? {} : { overrides }),
    });
    const others: (NodeClient | undefined)[] = [undefined];
    for (const [at, name] of hasBots ? [] : NAMES.slice(0, seats).entries()) {
      if (at === 0) continue;
      const other = await NodeClient.enter(server.origin, seat.table);
      await other.ask({ type: 'sit', seat: at, name });
      others.push(other);
    }
    dealAsWritten(seat.table, position);
    const host = await NodeClient.enter(server.origin, seat.table, seat.token);
    await host.ask({ type: 'start' });
    const ada = await stage.newPlayer({ ...forPlayer, seat });
    await ada.enter(seat);
    await ada.hand.waitFor();
    return new WrittenTable(seat.table, ada, others);
  }

  /** The next round is this position. */
  dealNext(position: Written): void {
    dealAsWritten(this.#table, position);
  }

  /** Every card as the server has it. */
  get position(): PositionText {
    return positionAt(this.#table);
  }

  /** The hand of a seat as the server has it. */
  handOf(seat: number): string | undefined {
    return this.position.hands[seat];
  }

  /** A client without a page. */
  other(seat: number): NodeClient {
    const client = this.others[seat];
    if (client === undefined) throw new Error(`Nobody sits at seat ${seat} without a page.`);
    return client;
  }

  /** A client without a page has been told all that the browser has. */
  async hasHeard(seat: number): Promise<void> {
    await expect.poll(() => this.other(seat).seq).toBeGreaterThanOrEqual(this.ada.seq);
  }

  nameOf(seat: number): string {
    return this.ada.view.places[seat]?.name ?? '';
  }

  /** Others move: "1:7S". The browser has been told of it then. */
  async play(...moves: readonly string[]): Promise<void> {
    for (const text of moves) {
      const [seat, move] = [Number(text[0]), text.slice(2)];
      const seq = await this.other(seat).ask({ type: 'move', move, seq: this.ada.seq });
      await this.ada.until(`${text} is told`, () => this.ada.seq >= seq);
    }
  }

  /** The browser makes a move by clicks, whatever sheets that takes. */
  async click(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      const { seq } = this.ada;
      await clickMove(this.ada, move);
      await this.ada.untilAfter(seq);
    }
  }
}
