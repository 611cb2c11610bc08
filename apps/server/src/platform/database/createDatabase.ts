import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Deliver } from '../effects/Effect.ts';
import { createPlaces } from '../process/createPlaces.ts';
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
  /**
   * Reads with connections of their own, of which there are few, and a short line before them: searches and facets, which anyone can
   * ask for in endless forms. Whoever finds the line full is told to come again; nobody else waits behind them.
   */
  readonly searching: Reader;
  /** As `bundle`, with the connections of searches. */
  readonly bundleSearching: () => Reader;
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
  /** Connections for searches. */
  readonly searchMax?: number;
  readonly applicationName: string;
  readonly patient?: boolean;
  /** Tells what transactions announce. Without it nobody listens: tools and tests that have no pages. */
  readonly deliver?: Deliver;
}

const SEARCHES_AT_ONCE = 4;
const SEARCHES_WAITING = 64;
const SEARCH_WAIT_MS = 2000;
/** Filters give a statement thousands of forms; PostgreSQL would keep the plan of each, for each connection. */
const SEARCH_PLANS = 300;

/** Reads have a pool of their own: writes that wait for a frozen standby must not keep anyone from looking. */
export function createDatabase(options: DatabaseOptions): Database {
  const unwatch: (() => void)[] = [];
  const watched = (name: 'read' | 'write' | 'search', max = options.max) => {
    const pool = createPool({ ...options, ...(max === undefined ? {} : { max }), readOnly: name !== 'write' });
    unwatch.push(watchPool(name, pool));
    return pool;
  };
  const open = (readOnly: boolean) => preparedPool(watched(readOnly ? 'read' : 'write'), { readOnly });
  const atOnce = options.searchMax ?? SEARCHES_AT_ONCE;
  const searchPool = preparedPool(watched('search', atOnce), {
    readOnly: true,
    maxPlans: SEARCH_PLANS,
    takePlace: createPlaces({ atOnce, maxWaiting: SEARCHES_WAITING, maxWaitMs: SEARCH_WAIT_MS }),
  });
  const searchDialect = new PostgresDialect({ pool: searchPool });
  const searching = new Kysely<DB>({ dialect: searchDialect });
  const dialect = new PostgresDialect({ pool: open(false) });
  const writing = new Kysely<DB>({ dialect });
  const readPool = open(true);
  const readDialect = new PostgresDialect({ pool: readPool });
  const reading = new Kysely<DB>({ dialect: readDialect });
  return {
    transact: createTransact(writing, dialect, options.deliver ?? (() => Promise.resolve())),
    read: reading,
    searching,
    bundleSearching: createBundles({ reading: searching, dialect: searchDialect, readArrays: searchPool.readArrays }),
    bundle: createBundles({ reading, dialect: readDialect, readArrays: readPool.readArrays }),
    writeAlone: async (statement) => (await statement.execute(writing)).rows,
    async close() {
      for (const end of unwatch) end();
      await Promise.all([writing.destroy(), reading.destroy(), searching.destroy()]);
    },
  };
}
