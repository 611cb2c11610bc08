import { changePick, getPick, lockCelebrity } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { agreedPrices } from './agreedPrices.ts';
import type { CelebrityChange } from './CelebrityChange.ts';
import type { PickTerms } from './PickTerms.ts';

/** Prices are set anew: those that were agreed must still be below the ordinary ones. */
export async function changeStaffPick(
  tx: Tx,
  { id, version, words, prices, endsAt, now }: PickTerms & { readonly id: string; readonly version: number },
): Promise<CelebrityChange> {
  const { celebrityId, productId } = await getPick(tx, id);
  const celebrity = await lockCelebrity(tx, celebrityId);
  const before = await getPick(tx, id);
  if (endsAt !== null && endsAt <= now) throw new ShopError('INVALID_INPUT', { fields: ['endsAt'] });
  const terms = { prices: await agreedPrices(tx, { productId, prices }), endsAt };
  const after = await changePick(tx, { id, version, words, terms, now });
  return { celebrity, target: { kind: 'celebrityPick', id }, before, after };
}
