import type { Services } from '../../../platform/services.ts';
import { closeOverdue } from '../../money/payments/index.ts';

/** A sweep: closes VIP purchases that were not paid in time. */
export async function closeExpiredVipPurchases(services: Services): Promise<void> {
  await closeOverdue(services, {
    kind: 'vip',
    lockDue: (tx, { from, before, limit }) =>
      tx
        .selectFrom('vip_purchases')
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
        .updateTable('vip_purchases')
        .set({ state: 'closed' })
        .where('id', 'in', ids)
        .where('state', '=', 'unpaid')
        .execute(),
  });
}
