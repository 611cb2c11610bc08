import { catchUpPrice, holdUnit, takeUnitReminders } from '../../modules/channels/openBox/index.ts';
import { addNotices } from '../../modules/content/notices/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/** Writes down the drops of a unit that are due, and tells those who wait for one. A unit that someone is paying for stands still. */
export async function dropPrice(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  const { unit, supply } = await holdUnit(tx, id);
  if (unit.state !== 'listed' || supply?.left !== 1) return;
  const { priceFen, drops } = await catchUpPrice(tx, { unit, stoodStill: false, now });
  if (drops === unit.drops || priceFen === null) return;
  const userIds = await takeUnitReminders(tx, { kind: 'drop', targetId: id });
  if (userIds.length === 0) return;
  const productTitle = (await loadSkuFacts(tx, [unit.skuId])).get(unit.skuId)?.title ?? '';
  const facts = { productTitle, unitNo: unit.no, priceFen };
  const link = { kind: 'unit', id } as const;
  await addNotices(tx, { userIds, kind: 'unitDropped', facts, cause: `${id}:${now.toISOString()}`, link, now });
}
