/** What is written down of the deals of a table, so that anybody can compute them again. */
import type { RuleSet } from '@hausregel/rules';

export const RECORD_FORMAT = 'hausregel record';
export const RECORD_VERSION = 1;

/** A contribution to a deal: promised before the secret of the deal was drawn, opened after. */
export interface Contribution {
  readonly seat: number;
  /** SHA-256 of the value, see `pledgeOf`. */
  readonly pledge: string;
  /** 128 bits in hexadecimal; absent: promised and not opened, so it is not in the seed. */
  readonly value?: string;
}

/** All that decides a deal but the secret and what is opened; the commitment is made of it and the secret. */
export interface DealTerms {
  /** Counts the deals of a table that were committed to, from 1. */
  readonly number: number;
  /** Digest of the deal before; absent for the first. */
  readonly before?: string;
  /** Hash of the rule set. */
  readonly rules: string;
  /** Seats of the table. */
  readonly seats: number;
  /** Seats that are dealt to, ascending. */
  readonly players: readonly number[];
  /** Absent: a match begins, and the lot decides. */
  readonly dealer?: number;
  /** Seat that the beginner is counted from where the rules say so. */
  readonly constant: number;
}

export interface DealRecord extends DealTerms {
  /** By seat; empty for a free one. */
  readonly names: readonly string[];
  /** Those promised, by seat, ascending. */
  readonly contributions: readonly Contribution[];
  readonly commitment: string;
  /** 256 bits in hexadecimal; absent while the round goes on. */
  readonly secret?: string;
  /** No cards were dealt, since somebody had left meanwhile. */
  readonly isDropped?: true;
  /** In notation, each with its seat: `1:7S`. Empty while the round goes on. */
  readonly moves: readonly string[];
}

/** What a browser has noted by itself while it was at the table. */
export interface DealNote {
  readonly number: number;
  /** Own seat. */
  readonly seat: number;
  /** Commitment that was shown before the own contribution was opened. */
  readonly commitment?: string;
  /**
   * Own promise that the server had taken before it committed to this deal, and that is not among those
   * it committed to. Noted only then.
   */
  readonly promise?: string;
  /** The own contribution, once sent. */
  readonly value?: string;
  /** Own hand when it was first seen, `7S TH`. */
  readonly hand?: string;
  /** The round was seen to be over, so the deal is revealed. */
  readonly isOver?: true;
  /** Digest of the deal that the server told then; from then on nothing of it can be changed. */
  readonly digest?: string;
}

export interface GameRecord {
  /** Hash of the table's name; the name itself would open the table. */
  readonly table: string;
  /** By their hash. */
  readonly ruleSets: Readonly<Record<string, RuleSet>>;
  /** By number, without gaps. */
  readonly deals: readonly DealRecord[];
  /** Digest of the last deal that is revealed; absent: none is. */
  readonly digest?: string;
  readonly notes?: readonly DealNote[];
}

/** The file: one line of JSON for each deal would not be read by people either, so it is plain JSON. */
export const formatRecord = (record: GameRecord): string =>
  `${JSON.stringify({ format: RECORD_FORMAT, v: RECORD_VERSION, ...record }, undefined, 1)}\n`;
