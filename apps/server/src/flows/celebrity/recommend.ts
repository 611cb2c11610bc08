import { rules } from '@jiwu/contract';
import {
  addPick,
  listRunningPicks,
  lockCelebrity,
  type Pick,
  type PickPrice,
  type PickWords,
} from '../../modules/channels/celebrity/index.ts';
import { findCommissionRates, loadProductFacts } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly celebrityId: string;
  readonly productId: string;
  readonly words: PickWords;
  readonly prices: readonly PickPrice[];
  readonly endsAt: Date | null;
  /** A celebrity recommends what pays commission; staff recommend in their name whatever is on sale. */
  readonly by: 'celebrity' | 'staff';
  readonly now: Date;
}

/** Adds a pick of a product that is on sale, as long as there is room on the page. */
export async function recommend(tx: Tx, { by, ...pick }: Input): Promise<Pick> {
  const { celebrityId, productId, endsAt, now } = pick;
  await lockCelebrity(tx, celebrityId);
  const [product] = await loadProductFacts(tx, [productId]);
  if (!product?.isOnSale) throw new ShopError('GOODS_UNKNOWN');
  if (endsAt !== null && endsAt <= now) throw new ShopError('INVALID_INPUT', { fields: ['endsAt'] });
  const rateBp = (await findCommissionRates(tx, [productId])).get(productId) ?? 0;
  if (by === 'celebrity' && rateBp === 0) throw new ShopError('PICK_NOT_ALLOWED');
  const running = await listRunningPicks(tx, { celebrityIds: [celebrityId], now });
  if (running.length >= rules.celebrity.maxPicks) throw new ShopError('PICK_LIMIT');
  return await addPick(tx, pick);
}
