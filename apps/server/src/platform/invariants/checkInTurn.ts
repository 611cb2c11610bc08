import { sql } from 'kysely';
import type { Database } from '../database/createDatabase.ts';
import { checkWindow, type InvariantResult } from './checkInvariants.ts';
import type { Invariant, WindowKey } from './Invariant.ts';
import type { WindowSource } from './WindowSource.ts';

/** No statement of a check holds its snapshot longer: vacuum waits for the oldest one. What takes longer counts as not checked. */
const LIMIT_MS = 120_000;
const TOOK_TOO_LONG = '57014';

/** Settings of a check's transaction. */
type Settings = Readonly<Record<string, string>>;
const bounded: Settings = { statement_timeout: String(LIMIT_MS) };
const ofCopy: Settings = { statement_timeout: '0', work_mem: '256MB' };

export interface InTurn {
  readonly results: readonly InvariantResult[];
  readonly tookMs: number;
}

interface Input {
  readonly db: Database;
  readonly invariants: readonly Invariant[];
}

/** Each invariant that can be said of the whole shop alone, in a snapshot of its own. */
export async function* checkShop({ db, invariants }: Input): AsyncGenerator<InTurn> {
  yield* inTurn({ db, invariants: invariants.filter(({ each }) => each === 'shop') }, bounded);
}

/**
 * Each invariant over whole tables, in a snapshot of its own without a limit. For a copy of the shop that nobody buys in: it may take the memory
 * that joins of whole tables want.
 */
export async function* checkWhole(input: Input): AsyncGenerator<InTurn> {
  yield* inTurn(input, ofCopy);
}

async function* inTurn({ db, invariants }: Input, settings: Settings): AsyncGenerator<InTurn> {
  for (const { number, title, query } of invariants) {
    const began = performance.now();
    const offending = await inSnapshot(db, settings, async (tx) => (await query.execute(tx)).rows).catch(notChecked);
    const ms = Math.round(performance.now() - began);
    yield { results: [{ number, title, offending, ms }], tookMs: ms };
  }
}

/** The invariants of a window, in one snapshot. */
export async function checkIds(
  { db, invariants }: Input,
  { key, ids, source: { tables } }: { key: WindowKey; ids: readonly string[]; source: WindowSource },
): Promise<InTurn> {
  const began = performance.now();
  const results = await inSnapshot(db, bounded, (tx) => checkWindow(tx, invariants, { key, ids, tables })).catch(
    (error: unknown) => {
      const offending = notChecked(error);
      return [{ number: 0, title: `A window of ${ids.length} (${key}) is checked in time`, offending }];
    },
  );
  return { results, tookMs: Math.round(performance.now() - began) };
}

async function inSnapshot<T>(db: Database, settings: Settings, work: Parameters<typeof db.transact<T>>[0]): Promise<T> {
  return await db.transact(
    async (tx) => {
      const each = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
      await sql`select ${sql.join(each)}`.execute(tx);
      return await work(tx);
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

function notChecked(error: unknown): unknown[] {
  if ((error as { code?: string }).code !== TOOK_TOO_LONG) throw error;
  return [{ notChecked: `took longer than ${LIMIT_MS / 1000} s` }];
}
