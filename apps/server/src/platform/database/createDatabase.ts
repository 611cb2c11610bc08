import { Kysely, PostgresDialect } from 'kysely';
import { createPool, preparedPool } from './createPool.ts';
import type { DB } from './schema.gen.ts';
import { createTransact, type Transact } from './transact.ts';

/** A connection inside a transaction. Only `transact` makes one. */
export type Tx = Kysely<DB>;
/** For single statements that only read. */
export type Reader = Kysely<DB>;

export interface Database {
  readonly transact: Transact;
  /** Reads outside a transaction; each statement takes a connection of its own for as long as it runs. */
  readonly read: Reader;
  readonly close: () => Promise<void>;
}

export function createDatabase(options: { connectionString: string; max: number; applicationName: string }): Database {
  const pool = createPool(options);
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  return {
    transact: createTransact(kysely),
    read: kysely,
    close: () => kysely.destroy(),
  };
}
