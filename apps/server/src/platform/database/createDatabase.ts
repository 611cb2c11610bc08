import { Kysely, PostgresDialect, type RawBuilder, type Transaction } from 'kysely';
import { createPool, preparedPool } from './createPool.ts';
import type { DB } from './schema.gen.ts';
import { createTransact, type Transact } from './transact.ts';

/** A connection inside a transaction. Only `transact` makes one. */
export type Tx = Transaction<DB>;
/** What only reads: inside a transaction or outside. It can neither write nor begin a transaction. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'getExecutor'>;

export interface Database {
  readonly transact: Transact;
  /** Reads outside a transaction; each statement takes a connection of its own for as long as it runs. */
  readonly read: Reader;
  /** One statement that writes and is a transaction of its own: there is nothing else to commit with it. */
  readonly writeAlone: <T>(statement: RawBuilder<T>) => Promise<T[]>;
  readonly close: () => Promise<void>;
}

interface DatabaseOptions {
  readonly connectionString: string;
  /** Connections of each of the two pools. */
  readonly max: number;
  readonly applicationName: string;
  readonly patient?: boolean;
}

/** Reads have a pool of their own: writes that wait for a frozen standby must not keep anyone from looking. */
export function createDatabase(options: DatabaseOptions): Database {
  const open = () => new PostgresDialect({ pool: preparedPool(createPool(options)) });
  const dialect = open();
  const writing = new Kysely<DB>({ dialect });
  const reading = new Kysely<DB>({ dialect: open() });
  return {
    transact: createTransact(writing, dialect),
    read: reading,
    writeAlone: async (statement) => (await statement.execute(writing)).rows,
    async close() {
      await Promise.all([writing.destroy(), reading.destroy()]);
    },
  };
}
