import type { Tx } from '../../platform/database/Tx.ts';
import { outdateTags } from '../../platform/effects/outdateTags.ts';
import { beforeCommit } from '../../platform/effects/transactionEnd.ts';
import { addJob } from '../../platform/jobs/addJob.ts';

/** Goods that share a category, with all below it, or a brand. */
export type Shared = { readonly kind: 'category' | 'brand'; readonly id: string };

/**
 * A category, a brand or a shipping template has changed: the tree, lists and every product page are loaded anew at once. Words by which
 * products are found stand in each product's search row; a job writes those of its goods anew.
 */
export function announceReference(tx: Tx, words: Shared | null): void {
  outdateTags(tx, ['goods', 'references']);
  if (words === null) return;
  const jobKey = `reindexGoods:${words.kind}:${words.id}`;
  beforeCommit(tx, jobKey, (last) => addJob(last, 'reindexGoods', words, { jobKey }));
}
