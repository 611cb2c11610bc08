import { ShopError } from '../errors/ShopError.ts';
import type { Tx } from '../database/Tx.ts';
import { withCommit } from '../effects/transactionEnd.ts';
import type { Services } from '../services.ts';
import { assertKey, rowOfAnswer, type WriteRequest } from './writeOnce.ts';

/**
 * Requests of several callers in one transaction, each as `writeOnce` does it for an endpoint that claims last: the key of each that was
 * not refused is written with its answer. When one of them meets what the same request has done already, all are undone with
 * the unique index's error, and the caller tries them apart.
 */
export async function writeTogether<T>(
  services: Services,
  requests: readonly WriteRequest[],
  work: (tx: Tx) => Promise<(T | ShopError)[]>,
): Promise<(T | ShopError)[]> {
  const isKeyed = ({ key }: WriteRequest) => key !== '';
  requests.filter(isKeyed).forEach(assertKey);
  return await services.db.transact(async (tx) => {
    const answers = await work(tx);
    const rows = requests.flatMap((request, nth) => {
      const answer = answers[nth];
      return isKeyed(request) && !(answer instanceof ShopError) ? [rowOfAnswer(services, request, answer)] : [];
    });
    if (rows.length > 0) withCommit(tx, () => tx.insertInto('idempotency_keys').values(rows).execute());
    return answers;
  });
}
