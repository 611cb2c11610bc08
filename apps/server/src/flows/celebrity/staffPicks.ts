import { changePick, endPick, getPick, lockCelebrity, type PickWords } from '../../modules/channels/celebrity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { agreedPrices } from './agreedPrices.ts';
import type { CelebrityChange } from './CelebrityChange.ts';
import { recommend } from './recommend.ts';

interface Terms {
  readonly words: PickWords;
  readonly prices: readonly { readonly skuId: string; readonly priceFen: number }[];
  readonly endsAt: Date | null;
  readonly now: Date;
}

/** A pick in the name of a celebrity, with what was agreed. */
export async function addStaffPick(
  tx: Tx,
  { celebrityId, productId, ...terms }: Terms & { readonly celebrityId: string; readonly productId: string },
): Promise<CelebrityChange> {
  const prices = await agreedPrices(tx, { productId, prices: terms.prices });
  const pick = await recommend(tx, { ...terms, celebrityId, productId, prices, by: 'staff' });
  const celebrity = await lockCelebrity(tx, celebrityId);
  return { celebrity, target: { kind: 'celebrityPick', id: pick.id }, before: null, after: pick };
}

/** Prices are set anew: those that were agreed must still be below the ordinary ones. */
export async function changeStaffPick(
  tx: Tx,
  { id, version, words, prices, endsAt, now }: Terms & { readonly id: string; readonly version: number },
): Promise<CelebrityChange> {
  const { celebrityId, productId } = await getPick(tx, id);
  const celebrity = await lockCelebrity(tx, celebrityId);
  const before = await getPick(tx, id);
  if (endsAt !== null && endsAt <= now) throw new ShopError('INVALID_INPUT', { fields: ['endsAt'] });
  const terms = { prices: await agreedPrices(tx, { productId, prices }), endsAt };
  const after = await changePick(tx, { id, version, words, terms, now });
  return { celebrity, target: { kind: 'celebrityPick', id }, before, after };
}

export async function endStaffPick(
  tx: Tx,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<CelebrityChange> {
  const before = await getPick(tx, id);
  const celebrity = await lockCelebrity(tx, before.celebrityId);
  if ((await getPick(tx, id)).version !== version) throw new ShopError('PICK_CHANGED');
  const after = await endPick(tx, { id, now });
  return { celebrity, target: { kind: 'celebrityPick', id }, before, after };
}
