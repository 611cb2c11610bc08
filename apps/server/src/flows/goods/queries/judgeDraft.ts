import type { ProductProblem } from '@jiwu/contract';
import { checkDraft, loadDraftFacts, type ProductDraft } from '../../../modules/goods/catalogue/index.ts';
import { findLowestDeals } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

interface Input {
  readonly draft: ProductDraft;
  readonly live: ProductDraft | null;
  readonly now: Date;
}

/** Everything that keeps a draft from being published now. */
export async function judgeDraft(db: Reader, { draft, live, now }: Input): Promise<ProductProblem[]> {
  const skuIds = draft.skus.filter(({ marketPriceFen }) => marketPriceFen !== null).map(({ id }) => id);
  const facts = await loadDraftFacts(db, { draft, live });
  return checkDraft(draft, { ...facts, lowestDeals: await findLowestDeals(db, { skuIds, now }) });
}
