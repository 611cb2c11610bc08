import type { Tx } from '../../../../platform/database/Tx.ts';
import { addNotices } from '../../../content/notices/index.ts';
import { loadSkuFacts } from '../../../goods/catalogue/index.ts';
import { takeUnitReminders } from '../reminders.ts';
import type { Unit } from '../units/Unit.ts';

/** 降价提醒: everyone who waits for a drop of this unit learns of it once, whoever wrote the drop down. */
export async function tellOfDrop(tx: Tx, { unit, now }: { unit: Unit; now: Date }): Promise<void> {
  const { id, no: unitNo, skuId, priceFen } = unit;
  const userIds = await takeUnitReminders(tx, { kind: 'drop', targetId: id });
  if (userIds.length === 0 || priceFen === null) return;
  const productTitle = (await loadSkuFacts(tx, [skuId])).get(skuId)?.title ?? '';
  const facts = { productTitle, unitNo, priceFen };
  const link = { kind: 'unit', id } as const;
  await addNotices(tx, { userIds, kind: 'unitDropped', facts, cause: `${id}:${now.toISOString()}`, link, now });
}
