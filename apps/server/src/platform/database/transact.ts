import { type Dialect, type IsolationLevel, type Kysely, Transaction } from 'kysely';
import type { Deliver, Effect } from '../effects/Effect.ts';
import { openEnd, reachEnd, sendLastStatements } from '../effects/transactionEnd.ts';
import type { DB } from './schema.gen.ts';
import { isOutdated } from './statementNames.ts';

/** Serialization failure and deadlock: nothing was done, and doing it again is right. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

interface TransactOptions {
  readonly isolation?: IsolationLevel;
  readonly readOnly?: boolean;
}

export type Transact = <T>(work: (tx: Transaction<DB>) => Promise<T>, options?: TransactOptions) => Promise<T>;

/**
 * The transaction runner: alone begins, commits and repeats. The work may run up to three times; what it announced is told once,
 * after the attempt that committed.
 */
export function createTransact(kysely: Kysely<DB>, dialect: Dialect, deliver: Deliver): Transact {
  const pipelined = createPipelined(dialect);
  return async (work, options = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        let builder = kysely.transaction();
        if (options.isolation) builder = builder.setIsolationLevel(options.isolation);
        if (options.readOnly) builder = builder.setAccessMode('read only');
        let effects: readonly Effect[] = [];
        let last: Promise<unknown> = Promise.resolve();
        const committing = builder.execute(async (held) => {
          const tx = await pipelined(held);
          openEnd(tx);
          const answer = await work(tx);
          effects = await reachEnd(tx);
          last = Promise.all(sendLastStatements(tx));
          last.catch(() => {}); // told below, once the connection has been given back
          return answer;
        });
        const result = await committing.catch(async (error: unknown) => {
          await last; // why the commit was refused
          throw error;
        });
        await deliver(effects);
        return result;
      } catch (error) {
        if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  };
}

function isRetryable(error: unknown): boolean {
  return RETRYABLE_CODES.has((error as { code?: string }).code ?? '') || isOutdated(error);
}

/**
 * Kysely lets one statement of a transaction run at a time and sends the next when it is answered. Here statements go to the
 * connection at once, which runs them in that order: those that are awaited together share a round trip.
 */
function createPipelined(dialect: Dialect) {
  // A transaction wants a driver, to begin others inside; ours never does.
  const props = { config: { dialect }, dialect, driver: dialect.createDriver() };
  return async (tx: Transaction<DB>): Promise<Transaction<DB>> => {
    const executor = tx.getExecutor();
    const connection = await executor.provideConnection((held) => Promise.resolve(held));
    const direct = executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
    return new Transaction<DB>({ ...props, executor: direct });
  };
}
