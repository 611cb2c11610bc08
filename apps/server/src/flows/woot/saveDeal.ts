import { changeDraft, createDeal, lockDeal } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
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
  return { deal, before, after: deal };
}
