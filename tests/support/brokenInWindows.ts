import { sql } from 'kysely';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { windowTables } from '../../apps/server/src/composition/invariants/windows/windowTables.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { checkWindow } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { windowKeys } from '../../apps/server/src/platform/invariants/Invariant.ts';

const ids = {
  user: sql<{ id: string }>`select id from users order by id`,
  sku: sql<{ id: string }>`select id from skus order by id`,
  transfer: sql<{ id: string }>`select id from ledger_transfers order by id`,
};

/** The numbers of the invariants that windows find broken, with neighbours in different windows: what one hides the other must not need. */
export async function brokenInWindows(tx: Tx): Promise<Set<number>> {
  const broken = new Set<number>();
  for (const key of windowKeys) {
    const { rows } = await ids[key].execute(tx);
    for (const half of [0, 1]) {
      const window = {
        key,
        ids: rows.filter((_, place) => place % 2 === half).map(({ id }) => id),
        tables: windowTables[key],
      };
      for (const { number, offending } of await checkWindow(tx, invariants, window))
        if (offending.length > 0) broken.add(number);
    }
  }
  return broken;
}
