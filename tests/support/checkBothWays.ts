import { expect } from 'vitest';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import type { InvariantResult } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { brokenInWindows } from './brokenInWindows.ts';

/**
 * Every invariant over the whole tables; where one is broken, again window by window, which is how a large shop is checked: both must
 * see the same faults. So every test that plants one tries the windows, too. That they raise no false alarm is for integrity.test.ts.
 */
export async function checkBothWays(db: Database): Promise<InvariantResult[]> {
  return await db.transact(checkBothWaysWithin, { isolation: 'repeatable read', readOnly: true });
}

export async function checkBothWaysWithin(tx: Tx): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const { number, title, query } of invariants) {
    const { rows } = await query.execute(tx);
    results.push({ number, title, offending: rows });
  }
  if (results.every(({ offending }) => offending.length === 0)) return results;
  const numbers = (each: (one: (typeof invariants)[number]) => boolean) =>
    results
      .filter(({ offending }, place) => offending.length > 0 && each(invariants[place] as (typeof invariants)[number]))
      .map(({ number }) => number);
  const windowed = await brokenInWindows(tx);
  const ofShop = numbers(({ each }) => each === 'shop');
  expect(
    [...new Set([...windowed, ...ofShop])].toSorted((one, other) => one - other),
    'broken in windows',
  ).toEqual([...new Set(numbers(() => true))].toSorted((one, other) => one - other));
  return results;
}
