import { dealTimes, findFallbacks, lockDeal, setFallback, touchDraft } from '../../modules/channels/woot/index.ts';
import { listLevels } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { DealChange } from './DealChange.ts';
import { type DealWish, dealTerms } from './dealTerms.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly fallback: Omit<DealWish, 'day' | 'position'> | null;
  readonly now: Date;
}

/** What takes the place of a draft at the hour of the check: other goods that could be a deal of that day, with their pieces in the house. */
export async function setDealFallback(tx: Tx, { id, version, fallback, now }: Input): Promise<DealChange> {
  const { day, skuId, position } = await lockDeal(tx, id);
  const before = (await findFallbacks(tx, [id])).get(id) ?? null;
  const deal = await touchDraft(tx, { id, version });
  if (fallback === null) {
    await setFallback(tx, { dealId: id, fallback: null, now });
    return { deal, before: { fallback: before }, after: { fallback: null } };
  }
  if (now >= dealTimes(day).checkedAt) throw new ShopError('WOOT_FALLBACK_LATE');
  if (fallback.skuId === skuId) throw new ShopError('WOOT_FALLBACK_SAME');
  const terms = await dealTerms(tx, { ...fallback, day, position }, now);
  const level = (await listLevels(tx, [fallback.skuId])).get(fallback.skuId);
  if ((level?.available ?? 0) < terms.pieces) throw new ShopError('WOOT_FALLBACK_SHORT');
  await setFallback(tx, { dealId: id, fallback: terms, now });
  return { deal, before: { fallback: before }, after: { fallback } };
}
