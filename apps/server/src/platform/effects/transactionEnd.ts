import { assert } from '@jiwu/kernel';
import type { Tx } from '../database/Tx.ts';
import type { Effect } from './Effect.ts';

type LastWork = (tx: Tx) => Promise<void>;
type LastStatement = () => Promise<unknown>;

interface End {
  readonly effects: Map<string, Effect>;
  readonly lastWorks: Map<string, LastWork>;
  readonly lastStatements: LastStatement[];
}

const ends = new WeakMap<Tx, End>();

/** Called by the transaction runner for each attempt: a rolled-back attempt takes its effects with it. */
export function openEnd(tx: Tx): void {
  ends.set(tx, { effects: new Map(), lastWorks: new Map(), lastStatements: [] });
}

/** Announces something when this transaction has committed; said twice, it is announced once. */
export function afterCommit(tx: Tx, effect: Effect): void {
  endOf(tx).effects.set(JSON.stringify(effect), effect);
}

/**
 * Runs a statement at the end of this transaction, once for each key. For rows that others wait for, such as a job by its
 * key: locked last, they are held for the shortest time and never between two other locks.
 */
export function beforeCommit(tx: Tx, key: string, work: LastWork): void {
  endOf(tx).lastWorks.set(key, work);
}

/**
 * Sends a statement, whose answer nobody reads, in one packet with the commit: no round trip of its own, and what the transaction
 * has locked is free that much earlier. When the statement fails, nothing is committed, and its error is that of the transaction.
 */
export function withCommit(tx: Tx, statement: LastStatement): void {
  endOf(tx).lastStatements.push(statement);
}

/** Called by the transaction runner when the work is done: runs what was left for the end, and answers what to announce. */
export async function reachEnd(tx: Tx): Promise<readonly Effect[]> {
  const { effects, lastWorks } = endOf(tx);
  for (const work of lastWorks.values()) await work(tx);
  return [...effects.values()];
}

/** Called by the transaction runner in the turn in which it commits. */
export function sendLastStatements(tx: Tx): readonly Promise<unknown>[] {
  return endOf(tx).lastStatements.map((send) => send());
}

function endOf(tx: Tx): End {
  const end = ends.get(tx);
  assert(end, 'a transaction of the transaction runner');
  return end;
}
