import type { Services } from '../../../../platform/services.ts';
import { closeOverdue } from '../../payments/index.ts';

/** A sweep: closes recharges that were not paid in time. */
export async function closeExpiredRecharges(services: Services): Promise<void> {
  await closeOverdue(services, {
    kind: 'recharge',
    lockDue: (tx, { from, before, limit }) =>
      tx
        .selectFrom('recharges')
        .select(['id', 'expires_at'])
        .where('state', '=', 'unpaid')
        .where('expires_at', '>=', from)
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),
    close: (tx, ids) =>
      tx
        .updateTable('recharges')
        .set({ state: 'closed' })
        .where('id', 'in', ids)
        .where('state', '=', 'unpaid')
        .execute(),
  });
}
