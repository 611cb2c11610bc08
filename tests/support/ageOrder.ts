import { sumRefunded } from '../../apps/server/src/modules/afterSale/index.ts';
import { changeSpend } from '../../apps/server/src/modules/levels/index.ts';
import { getOrder } from '../../apps/server/src/modules/orders/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/createDatabase.ts';

const DAY_MS = 24 * 3_600_000;

/** As if a completed order had been completed so many days earlier, with what it counts for. */
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
