import { takeInUnit } from '../../modules/channels/openBox/index.ts';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

/** A thing as staff write it down. */
export interface UnitWish {
  readonly staffId: string;
  readonly skuId: string;
  readonly serial: string;
  readonly sourceWords: string;
  readonly bookFen: number | null;
  readonly now: Date;
}

/** 入库 of a thing that the shop has from elsewhere. */
export async function takeIn(
  tx: Tx,
  wish: UnitWish & { source: 'display' | 'supplier' | 'other' },
): Promise<UnitChange> {
  const sku = (await loadSkuFacts(tx, [wish.skuId])).get(wish.skuId);
  if (!sku) throw new ShopError('SKU_GONE');
  const unit = await takeInUnit(tx, { ...wish, productId: sku.productId, afterSale: null });
  return { unit, before: null, after: unit };
}
