import { assert } from '@jiwu/kernel';
import { equalBytes, sha256 } from '../crypto/hashing.ts';
import { seal, unseal } from '../crypto/seal.ts';
import type { Tx } from '../database/createDatabase.ts';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
const SEAL_PURPOSE = 'idempotent answer';

interface WriteRequest {
  readonly key: string;
  readonly scope: () => string;
  readonly endpoint: string;
  readonly input: unknown;
}

/**
 * The same key with the same input has the effect, and the answer, of one request; with another input it is
 * refused. The key is claimed in the very transaction that writes, so a second request waits for the first and
 * then finds either its answer or, if it failed, nothing. A refusal rolls the claim back: it may be tried again.
 */
export async function writeOnce<T>(
  services: Services,
  request: WriteRequest,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (request.key === '') return await services.db.transact(work);
  if (!KEY.test(request.key)) throw new ShopError('INVALID_IDEMPOTENCY_KEY');
  const { key, endpoint } = request;
  const scope = request.scope();
  const inputHash = sha256(JSON.stringify(request.input));

  return await services.db.transact(async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ scope, key, endpoint, input_hash: inputHash, created_at: services.clock() })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed) {
      const answer = await work(tx);
      await tx
        .updateTable('idempotency_keys')
        .set({ sealed_answer: seal(services.config.SEAL_SECRET, SEAL_PURPOSE, JSON.stringify(answer ?? null)) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
      return answer;
    }
    const before = await tx
      .selectFrom('idempotency_keys')
      .select(['endpoint', 'input_hash', 'sealed_answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.endpoint !== endpoint || !equalBytes(before.input_hash, inputHash)) {
      throw new ShopError('IDEMPOTENCY_CONFLICT');
    }
    assert(before.sealed_answer, 'a committed idempotency key has its answer');
    return JSON.parse(unseal(services.config.SEAL_SECRET, SEAL_PURPOSE, before.sealed_answer)) as T;
  });
}
