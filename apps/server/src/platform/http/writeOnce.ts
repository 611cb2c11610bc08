import { assert } from '@jiwu/kernel';
import { equalBytes, keyedHash } from '../crypto/hashing.ts';
import { seal, unseal } from '../crypto/seal.ts';
import type { Tx } from '../database/Tx.ts';
import { violatedConstraint } from '../database/violatedConstraint.ts';
import { withCommit } from '../effects/transactionEnd.ts';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
/** For what the answers are sealed. */
export const ANSWER_PURPOSE = 'idempotent answer';

export interface WriteRequest {
  readonly key: string;
  readonly scope: () => string;
  readonly endpoint: string;
  /** As the contract says of the endpoint. */
  readonly claimsLast: boolean;
  readonly input: unknown;
}

/** The answer to an earlier identical request, if there was one. Asked first of all: preparation must not run twice either. */
export async function findReplay(services: Services, request: WriteRequest): Promise<{ answer: unknown } | null> {
  if (request.key === '') return null;
  assertKey(request);
  const before = await services.db.read
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'input_hash', 'sealed_answer'])
    .where('scope', '=', request.scope())
    .where('key', '=', request.key)
    .executeTakeFirst();
  return before ? { answer: openAnswer(services, request, before) } : null;
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
  const claim = request.claimsLast ? runAndClaim : claimAndRun;
  try {
    return await services.db.transact(async (tx) => {
      const run = () => work(tx);
      return request.key === '' ? await run() : await claim(services, request, tx, run);
    });
  } catch (error) {
    // Refused, perhaps, because the same request has done it already.
    const mayBeKnown = error instanceof ShopError || violatedConstraint(error) !== undefined;
    const replay = request.claimsLast && mayBeKnown ? await findReplay(services, request) : null;
    if (!replay) throw error;
    return replay.answer as T;
  }
}

/**
 * The key is written with the answer. Two of the same request may both do the work; the second meets the first's rows, or at
 * last its key, and is undone.
 */
async function runAndClaim<T>(services: Services, request: WriteRequest, tx: Tx, run: () => Promise<T>): Promise<T> {
  assertKey(request);
  const answer = await run();
  const row = rowOfAnswer(services, request, answer);
  withCommit(tx, () => tx.insertInto('idempotency_keys').values(row).execute());
  return answer;
}

export function assertKey({ key }: Pick<WriteRequest, 'key'>): void {
  if (!KEY.test(key)) throw new ShopError('INVALID_IDEMPOTENCY_KEY');
}

/** A request that was done, with its answer. */
export function rowOfAnswer(services: Services, request: WriteRequest, answer: unknown) {
  return {
    scope: request.scope(),
    key: request.key,
    endpoint: request.endpoint,
    input_hash: hashInput(services, request),
    sealed_answer: sealAnswer(services, answer),
    created_at: services.clock(),
  };
}

async function claimAndRun<T>(services: Services, request: WriteRequest, tx: Tx, run: () => Promise<T>): Promise<T> {
  const { key, endpoint } = request;
  const scope = request.scope();
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, endpoint, input_hash: hashInput(services, request), created_at: services.clock() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const before = await tx
      .selectFrom('idempotency_keys')
      .select(['endpoint', 'input_hash', 'sealed_answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return openAnswer(services, request, before) as T;
  }
  const answer = await run();
  const answered = tx
    .updateTable('idempotency_keys')
    .set({ sealed_answer: sealAnswer(services, answer) })
    .where('scope', '=', scope)
    .where('key', '=', key);
  withCommit(tx, () => answered.execute());
  return answer;
}

interface StoredAnswer {
  readonly endpoint: string;
  readonly input_hash: Buffer;
  readonly sealed_answer: Buffer | null;
}

function sealAnswer(services: Services, answer: unknown): Buffer {
  return seal(services.config.SEAL_SECRET, ANSWER_PURPOSE, JSON.stringify(answer));
}

function openAnswer(services: Services, request: WriteRequest, stored: StoredAnswer): unknown {
  if (stored.endpoint !== request.endpoint || !equalBytes(stored.input_hash, hashInput(services, request))) {
    throw new ShopError('IDEMPOTENCY_CONFLICT');
  }
  assert(stored.sealed_answer, 'a committed idempotency key has its answer');
  return JSON.parse(unseal(services.config.SEAL_SECRET, ANSWER_PURPOSE, stored.sealed_answer));
}

/** Keyed: the input may be a password, and a plain hash of it would undo the slow one. */
function hashInput(services: Services, request: WriteRequest): Buffer {
  return keyedHash(services.config.HASH_SECRET, JSON.stringify(request.input));
}
