import {
  changeDraft,
  createDeal,
  findFallbacks,
  forgetProblem,
  lockDeal,
  removeCandidate,
  type WootDeal,
} from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { DealChange } from './DealChange.ts';
import { type DealWish, dealTerms } from './dealTerms.ts';

interface Input {
  readonly wish: DealWish;
  /** Of a draft that is changed. */
  readonly draft: { readonly id: string; readonly version: number } | null;
  readonly now: Date;
}

/** Writes a draft down, or changes one. */
export async function saveDeal(tx: Tx, { wish, draft, now }: Input): Promise<DealChange> {
  const before = draft && (await lockDeal(tx, draft.id));
  const terms = await dealTerms(tx, wish, now);
  const deal = draft ? await changeDraft(tx, { ...draft, terms }) : await createDeal(tx, terms, now);
  if (before) await mindFallback(tx, before, deal);
  // It has found its day.
  await removeCandidate(tx, deal.skuId);
  return { deal, before, after: deal };
}

/** A fallback is other goods than the draft's; why neither could be published says nothing of another day, other goods or other pieces. */
async function mindFallback(tx: Tx, before: WootDeal, { id, day, skuId, pieces }: WootDeal): Promise<void> {
  const fallback = (await findFallbacks(tx, [id])).get(id);
  if (!fallback) return;
  if (fallback.skuId === skuId) throw new ShopError('WOOT_FALLBACK_SAME');
  const isOther = day !== before.day || skuId !== before.skuId || pieces !== before.pieces;
  if (isOther && fallback.problem !== null) await forgetProblem(tx, id);
}
