import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Serialization failure and deadlock: nothing was done, and doing it again is right. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

interface TransactOptions {
  readonly isolation?: IsolationLevel;
  readonly readOnly?: boolean;
}

export type Transact = <T>(work: (tx: Transaction<DB>) => Promise<T>, options?: TransactOptions) => Promise<T>;

/** The transaction runner: alone begins, commits and repeats. The work may run up to three times. */
export function createTransact(kysely: Kysely<DB>): Transact {
  return async (work, options = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        let builder = kysely.transaction();
        if (options.isolation) builder = builder.setIsolationLevel(options.isolation);
        if (options.readOnly) builder = builder.setAccessMode('read only');
        return await builder.execute(work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !RETRYABLE_CODES.has((error as { code?: string }).code ?? '')) throw error;
      }
    }
  };
}
