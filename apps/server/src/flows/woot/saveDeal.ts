import { recordAudit } from '../../modules/staff/audit/index.ts';
import { changeDraft, createDeal, lockDeal, type WootDeal } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { type DealWish, dealTerms } from './dealTerms.ts';

interface Input {
  readonly staffId: string;
  readonly wish: DealWish;
  /** Of a draft that is changed. */
  readonly draft: { readonly id: string; readonly version: number } | null;
  readonly now: Date;
}

/** Writes a draft down, or changes one. */
export async function saveDeal(tx: Tx, { staffId, wish, draft, now }: Input): Promise<WootDeal> {
  const before = draft && (await lockDeal(tx, draft.id));
  const terms = await dealTerms(tx, wish, now);
  const deal = draft ? await changeDraft(tx, { ...draft, terms }) : await createDeal(tx, terms, now);
  const action = draft ? 'woot.change' : 'woot.create';
  await recordAudit(tx, { staffId, action, target: { kind: 'wootDeal', id: deal.id }, before, after: deal, now });
  return deal;
}
