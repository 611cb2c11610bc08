import type { Tx } from '../../platform/database/createDatabase.ts';
import type { Services } from '../../platform/services.ts';
import { listOpenPayables } from '../payments/index.ts';

/** A payment that is made at the very end gets this long to be heard of. */
const GRACE_MS = 120_000;
const BATCH = 200;

/**
 * unpaid → closed, once the time to pay is over and no payment for it is open any more: what was paid in time counts even
 * if we learn of it late. What is paid after that goes back by itself.
 */
export async function closeExpiredVipPurchases(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - GRACE_MS);
  let from = new Date(0);
  for (;;) {
    const last = await services.db.transact((tx) => closeBatch(tx, { from, before }));
    if (!last) return;
    from = last;
  }
}

/** Answers where the next batch begins, if there may be one. */
async function closeBatch(tx: Tx, { from, before }: { from: Date; before: Date }): Promise<Date | null> {
  const due = await tx
    .selectFrom('vip_purchases')
    .select(['id', 'expires_at'])
    .where('state', '=', 'unpaid')
    .where('expires_at', '>=', from)
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  const open = await listOpenPayables(tx, { kind: 'vip', ids: due.map(({ id }) => id) });
  const over = due.map(({ id }) => id).filter((id) => !open.has(id));
  if (over.length > 0) {
    await tx
      .updateTable('vip_purchases')
      .set({ state: 'closed' })
      .where('id', 'in', over)
      .where('state', '=', 'unpaid')
      .execute();
  }
  return due.length === BATCH ? (due.at(-1)?.expires_at ?? null) : null;
}
