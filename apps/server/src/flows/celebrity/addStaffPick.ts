import { lockCelebrity } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { agreedPrices } from './agreedPrices.ts';
import type { CelebrityChange } from './CelebrityChange.ts';
import type { PickTerms } from './PickTerms.ts';
import { recommend } from './recommend.ts';

/** A pick in the name of a celebrity, with what was agreed. */
export async function addStaffPick(
  tx: Tx,
  { celebrityId, productId, ...terms }: PickTerms & { readonly celebrityId: string; readonly productId: string },
): Promise<CelebrityChange> {
  const prices = await agreedPrices(tx, { productId, prices: terms.prices });
  const pick = await recommend(tx, { ...terms, celebrityId, productId, prices, by: 'staff' });
  const celebrity = await lockCelebrity(tx, celebrityId);
  return { celebrity, target: { kind: 'celebrityPick', id: pick.id }, before: null, after: pick };
}
