import { MINUTE_MS, newId } from '@jiwu/kernel';
import { acknowledge } from '../../../apps/server/src/flows/openBox/acknowledge.ts';
import { lockUnit } from '../../../apps/server/src/flows/openBox/lockUnit.ts';
import { asksOf, getInspection, type Unit } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import type { Order } from '../../../apps/server/src/modules/trade/orders/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import type { DemoBuyer } from '../channels/DemoBuyer.ts';
import { orderAsDemo } from '../channels/orderAsDemo.ts';

interface Input {
  readonly unit: Pick<Unit, 'id' | 'skuId'>;
  readonly buyer: DemoBuyer;
  /** When it was paid. */
  readonly at: Date;
  /** The last that is known of the unit: nobody locks it at a moment before that. */
  readonly notBefore?: Date;
}

/** Locked, everything ticked that is asked, ordered and paid out of the balance, within a few minutes. */
export async function sellDemoUnit(tx: Tx, { unit, buyer, at, notBefore = new Date(0) }: Input): Promise<Order> {
  const { userId } = buyer;
  const before = (minutes: number) => new Date(Math.max(at.getTime() - minutes * MINUTE_MS, notBefore.getTime()));
  const { lock } = await lockUnit(tx, { userId, unitId: unit.id, requestKey: newId(), now: before(4) });
  const asks = asksOf(await getInspection(tx, { unitId: unit.id, no: lock.inspectionNo }));
  const items = asks.map(({ key, version }) => ({ key, version }));
  await acknowledge(tx, { userId, id: lock.id, items, now: before(3) });
  const wish = { buyer, kind: 'openBox', subjectId: lock.id, skuId: unit.skuId } as const;
  return await orderAsDemo(tx, { ...wish, orderedAt: before(2), paidAt: at });
}
