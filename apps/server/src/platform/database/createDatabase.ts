import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Deliver } from '../effects/Effect.ts';
import { createBundles } from './createBundles.ts';
import { createPool, preparedPool } from './createPool.ts';
import { watchPool } from '../telemetry/poolMetrics.ts';
import type { Reader } from './Reader.ts';
import type { DB } from './schema.gen.ts';
import { createTransact, type Transact } from './transact.ts';

export interface Database {
  readonly transact: Transact;
  /**
   * Reads outside a transaction; each statement takes a connection of its own for as long as it runs. PostgreSQL refuses a write
   * through it (25006), whatever the types say.
   */
  readonly read: Reader;
  /** A reader for one answer: what it is asked in one turn goes as one statement. */
  readonly bundle: () => Reader;
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
  /** Tells what transactions announce. Without it nobody listens: tools and tests that have no pages. */
  readonly deliver?: Deliver;
}

/** Reads have a pool of their own: writes that wait for a frozen standby must not keep anyone from looking. */
export function createDatabase(options: DatabaseOptions): Database {
  const unwatch: (() => void)[] = [];
  const open = (readOnly: boolean) => {
    const pool = createPool({ ...options, readOnly });
    unwatch.push(watchPool(readOnly ? 'read' : 'write', pool));
    return preparedPool(pool, { readOnly });
  };
  const dialect = new PostgresDialect({ pool: open(false) });
  const writing = new Kysely<DB>({ dialect });
  const readPool = open(true);
  const readDialect = new PostgresDialect({ pool: readPool });
  const reading = new Kysely<DB>({ dialect: readDialect });
  return {
    transact: createTransact(writing, dialect, options.deliver ?? (() => Promise.resolve())),
    read: reading,
    bundle: createBundles({ reading, dialect: readDialect, readArrays: readPool.readArrays }),
    writeAlone: async (statement) => (await statement.execute(writing)).rows,
    async close() {
      for (const end of unwatch) end();
      await Promise.all([writing.destroy(), reading.destroy()]);
    },
  };
}
