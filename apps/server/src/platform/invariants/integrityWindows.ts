import type { Database } from '../database/createDatabase.ts';
import type { SeenBlocks } from './findTouched.ts';
import type { WindowKey } from './Invariant.ts';

/** How far the windows of a key have come. */
export interface WindowState {
  readonly seenBlocks: SeenBlocks;
  readonly suspects: readonly string[];
  readonly cursor: string | null;
  readonly passBeganAt: Date | null;
  readonly passedAt: Date | null;
}

const NEW: WindowState = { seenBlocks: {}, suspects: [], cursor: null, passBeganAt: null, passedAt: null };

export async function loadWindowState(db: Database, key: WindowKey): Promise<WindowState> {
  const row = await db.read.selectFrom('integrity_windows').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return NEW;
  return {
    seenBlocks: row.seen_blocks as unknown as SeenBlocks,
    suspects: row.suspects,
    cursor: row.cursor,
    passBeganAt: row.pass_began_at,
    passedAt: row.passed_at,
  };
}

export async function keepWindowState(db: Database, key: WindowKey, state: WindowState): Promise<void> {
  const values = {
    seen_blocks: JSON.stringify(state.seenBlocks),
    suspects: [...state.suspects],
    cursor: state.cursor,
    pass_began_at: state.passBeganAt,
    passed_at: state.passedAt,
  };
  await db.transact((tx) =>
    tx
      .insertInto('integrity_windows')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute(),
  );
}
