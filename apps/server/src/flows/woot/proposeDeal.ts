import { addCandidate, removeCandidate } from '../../modules/channels/woot/index.ts';
import { loadSkuFacts, lowestOrdinaryFen } from '../../modules/goods/catalogue/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly skuId: string;
  readonly now: Date;
}

/** A SKU that could be a deal some day, at a price below every ordinary one. */
export async function proposeDeal(
  tx: Tx,
  { staffId, skuId, priceFen, note, now }: Input & { readonly priceFen: number; readonly note: string },
): Promise<void> {
  const sku = (await loadSkuFacts(tx, [skuId])).get(skuId);
  if (!sku?.isOnSale) throw new ShopError('SKU_GONE');
  const ordinaryFen = lowestOrdinaryFen(sku, 1);
  if (priceFen >= ordinaryFen) throw new ShopError('WOOT_PRICE_HIGH', {}, { ordinaryFen });
  await addCandidate(tx, { skuId, productId: sku.productId, priceFen, note, staffId, createdAt: now });
  const target = { kind: 'sku', id: skuId };
  await recordAudit(tx, { staffId, action: 'woot.propose', target, before: null, after: { priceFen, note }, now });
}

/** It is not wanted any more. */
export async function forgoDeal(tx: Tx, { staffId, skuId, now }: Input): Promise<void> {
  const before = await removeCandidate(tx, skuId);
  if (before === null) throw new ShopError('NOT_FOUND');
  const target = { kind: 'sku', id: skuId };
  await recordAudit(tx, { staffId, action: 'woot.forgo', target, before, after: null, now });
}
