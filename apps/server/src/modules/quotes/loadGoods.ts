import type { Reader } from '../../platform/database/createDatabase.ts';
import { loadSkuFacts, loadSkuFactsBeside, type SkuFacts } from '../catalogue/index.ts';
import { isVipAt, vipExpiresAt } from '../vip/index.ts';

interface Input {
  readonly userId: string | null;
  readonly skuIds: readonly string[];
  readonly now: Date;
}

interface Goods {
  readonly skus: ReadonlyMap<string, SkuFacts>;
  readonly isVip: boolean;
}

/** What is bought, and whether at VIP prices, in one statement. Without goods nobody asks for prices. */
export async function loadGoods(db: Reader, { userId, skuIds, now }: Input): Promise<Goods> {
  if (userId === null) return { skus: await loadSkuFacts(db, skuIds), isVip: false };
  const { skus, beside: expiresAt } = await loadSkuFactsBeside(db, { skuIds, beside: vipExpiresAt(userId) });
  return { skus, isVip: isVipAt(expiresAt && { expiresAt }, now) };
}
