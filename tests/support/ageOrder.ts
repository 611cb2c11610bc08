import { DAY_MS } from '@jiwu/kernel';
import { sumRefunded } from '../../apps/server/src/modules/trade/afterSale/index.ts';
import { changeSpend } from '../../apps/server/src/modules/people/levels/index.ts';
import { getOrder } from '../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';

/** Moves the completion of an order, with everything that follows from its date, some days back. */
export async function ageOrder(tx: Tx, order: { userId: string; id: string }, days: number): Promise<void> {
  const { userId, id } = order;
  const { completedAt, payFen } = await getOrder(tx, { userId, id });
  if (!completedAt) throw new Error('not completed');
  const before = new Date(completedAt.getTime() - days * DAY_MS);
  await tx.updateTable('orders').set({ completed_at: before }).where('id', '=', id).execute();
  const amountFen = payFen - (await sumRefunded(tx, { userId, orderId: id }));
  await changeSpend(tx, { userId, completedAt, amountFen: -amountFen, now: completedAt });
  await changeSpend(tx, { userId, completedAt: before, amountFen, now: completedAt });
}
