import type { Tx } from '../database/Tx.ts';
import { afterCommit } from './transactionEnd.ts';

/** After the commit, cached answers that bear one of these tags are loaded anew. */
export function outdateTags(tx: Tx, tags: readonly string[]): void {
  for (const tag of tags) afterCommit(tx, { kind: 'tag', tag });
}
