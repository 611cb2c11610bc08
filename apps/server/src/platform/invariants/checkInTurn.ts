import { sql } from 'kysely';
import type { Database } from '../database/createDatabase.ts';
import { checkWindow, type InvariantResult } from './checkInvariants.ts';
import type { Invariant, WindowKey } from './Invariant.ts';
import type { WindowSource } from './WindowSource.ts';

/** No statement of a check holds its snapshot longer: vacuum waits for the oldest one. What takes longer counts as not checked. */
const LIMIT_MS = 120_000;
const TOOK_TOO_LONG = '57014';

export interface InTurn {
  readonly results: readonly InvariantResult[];
  readonly tookMs: number;
}

interface Input {
  readonly db: Database;
  readonly invariants: readonly Invariant[];
}

/** Each invariant of whole tables in a transaction of its own. */
export async function* checkShop({ db, invariants }: Input): AsyncGenerator<InTurn> {
  for (const { number, title, query } of invariants.filter(({ each }) => each === 'shop')) {
    const began = performance.now();
    const offending = await inSnapshot(db, async (tx) => (await query.execute(tx)).rows).catch(notChecked);
    yield { results: [{ number, title, offending }], tookMs: Math.round(performance.now() - began) };
  }
}

/** The invariants of a window, in one snapshot. */
export async function checkIds(
  { db, invariants }: Input,
  { key, ids, source: { tables } }: { key: WindowKey; ids: readonly string[]; source: WindowSource },
): Promise<InTurn> {
  const began = performance.now();
  const results = await inSnapshot(db, (tx) => checkWindow(tx, invariants, { key, ids, tables })).catch(
    (error: unknown) => {
      const offending = notChecked(error);
      return [{ number: 0, title: `A window of ${ids.length} (${key}) is checked in time`, offending }];
    },
  );
  return { results, tookMs: Math.round(performance.now() - began) };
}

async function inSnapshot<T>(db: Database, work: Parameters<typeof db.transact<T>>[0]): Promise<T> {
  return await db.transact(
    async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(LIMIT_MS)}`.execute(tx);
      return await work(tx);
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

function notChecked(error: unknown): unknown[] {
  if ((error as { code?: string }).code !== TOOK_TOO_LONG) throw error;
  return [{ notChecked: `took longer than ${LIMIT_MS / 1000} s` }];
}
