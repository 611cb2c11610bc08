import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Arrays } from './createBundles.ts';
import { countStatement } from '../telemetry/requestFigures.ts';
import { withStatementSpan } from '../telemetry/spans.ts';
import { isOutdated, outdateNames, statementName } from './statementNames.ts';

/** After these a connection is of no more use: it leads to a server that is stopping. */
const POISON_CODES = new Set(['57P01', '57P03']);
/** Where writing is what the pool is for, a refused write tells of a failover; a reader that writes is only wrong. */
const READ_ONLY_TRANSACTION = '25006';
/** As a part of connecting, and not by `set`: a pooler that tracks it keeps it with this client alone (see decision 0008). */
const READ_ONLY = '-c default_transaction_read_only=on';

/** Whoever waits longer for a connection is told that the shop is busy; `?connect_timeout=` in the address, in seconds, says otherwise. */
const CONNECT_SECONDS = 2;

const BEGIN = /^(?:begin|start transaction)/;
const TRANSACTION_ABORTED = '25P02';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';

interface PoolOptions {
  readonly connectionString: string;
  readonly max: number;
  readonly applicationName: string;
  /** For work at night or by hand that reads whole tables: no statement is ended for taking long. */
  readonly patient?: boolean;
  /** PostgreSQL itself refuses every write. */
  readonly readOnly?: boolean;
}

// int8 is used for counts only, never beyond 2^53; dates without time stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.readOnly ? readOnlyUrl(options.connectionString) : options.connectionString,
    max: options.max,
    application_name: options.applicationName,
    connectionTimeoutMillis: connectSeconds(options.connectionString) * 1000,
    statement_timeout: options.patient ? 0 : 5000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 3000,
    // Statements that do not wait for each other are sent without waiting, too.
    pipeline: true,
    // The server's own time limit does not end a wait for a synchronous standby; this one, here, does.
    ...(options.patient ? {} : { query_timeout: 8000 }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

function connectSeconds(connectionString: string): number {
  return Number(new URL(connectionString).searchParams.get('connect_timeout') ?? CONNECT_SECONDS);
}

/** What the address asks for itself stays: options that stand beside an address would be overruled by it. */
function readOnlyUrl(connectionString: string): string {
  const url = new URL(connectionString);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${READ_ONLY}`.trim());
  return url.href;
}

interface PreparedPool extends PostgresPool {
  /** One statement on a connection of its own, whose columns need not have different names. */
  readonly readArrays: (text: string, values: readonly unknown[]) => Promise<Arrays>;
}

interface PreparedOptions {
  readonly readOnly?: boolean;
  /** So many statements of a connection are prepared; the others are planned as they come. */
  readonly maxPlans?: number;
  /** Waited for before each connection; what it answers is called when the connection is given back. */
  readonly takePlace?: () => (() => void) | Promise<() => void>;
}

/** The pool as Kysely sees it: every statement prepared under a name, poisoned connections thrown away. */
export function preparedPool(pool: pg.Pool, options: PreparedOptions = {}): PreparedPool {
  const { readOnly = false, maxPlans = Number.POSITIVE_INFINITY, takePlace } = options;
  const poisonCodes = readOnly ? POISON_CODES : new Set([...POISON_CODES, READ_ONLY_TRANSACTION]);
  const wrapped = new WeakMap<pg.PoolClient, PreparedClient>();
  const take = async (): Promise<PreparedClient> => {
    const leave = await takePlace?.();
    try {
      const client = await pool.connect();
      const prepared = wrapped.get(client) ?? prepareClient(client, { poisonCodes, maxPlans });
      wrapped.set(client, prepared);
      if (!leave) return prepared;
      return {
        ...prepared,
        release() {
          prepared.release();
          leave();
        },
      };
    } catch (error) {
      leave?.();
      throw error;
    }
  };
  const kyselys = { connect: async () => lend(await take()), end: () => pool.end() } as PostgresPool;
  return {
    ...kyselys,
    async readArrays(text, values) {
      const client = await take();
      try {
        const { fields, rows } = await client.run(text, [...values], { rowMode: 'array', alone: true });
        return { names: fields.map(({ name }) => name), rows: rows as unknown[][] };
      } finally {
        client.release();
      }
    },
  };
}

interface RunOptions {
  /** Outside a transaction: what was refused before it did anything can be repeated by itself. */
  readonly alone: boolean;
  readonly rowMode?: 'array';
}

interface PreparedClient {
  readonly run: (text: string, values: unknown[], options: RunOptions) => Promise<pg.QueryResult>;
  readonly poison: () => void;
  readonly release: () => void;
}

function prepareClient(
  client: pg.PoolClient,
  { poisonCodes, maxPlans }: { poisonCodes: ReadonlySet<string>; maxPlans: number },
): PreparedClient {
  let poisoned = false;
  const planned = new Set<string>();
  /** Whether this connection keeps the statement's plan. */
  const isKept = (name: string): boolean => {
    if (planned.size < maxPlans) planned.add(name);
    return planned.has(name);
  };
  // A connection may break between two statements of a transaction. Without a listener the error event would end the process. The
  // next statement fails, and the connection is thrown away.
  client.on('error', () => {
    poisoned = true;
  });
  const run: PreparedClient['run'] = async (text, values, { alone, rowMode }) => {
    countStatement();
    sendTogether(client.connection.stream);
    const name = statementName(text);
    try {
      return await withStatementSpan(text, () =>
        client.query({ ...(isKept(name) && { name }), text, values, ...(rowMode && { rowMode }) }),
      );
    } catch (error) {
      if (isOutdated(error)) {
        outdateNames(name);
        planned.clear();
        // Under its new name it cannot be refused for this again, unless yet another migration came in between.
        if (alone) return await run(text, values, { alone: false, ...(rowMode && { rowMode }) });
      }
      const { code, message } = error as { code?: string; message: string };
      poisoned ||= poisonCodes.has(code ?? '') || message === 'Query read timeout';
      // This statement failed only because another one of the transaction had: the other's error is delivered first.
      if (code === TRANSACTION_ABORTED) await nextTurn();
      throw error;
    }
  };
  return {
    run,
    poison: () => {
      poisoned = true;
    },
    release: () => client.release(poisoned),
  };
}

/**
 * A connection for the time of one transaction. When one of several parallel statements fails and ends the transaction, a later
 * statement is refused: it would otherwise run outside any transaction, or in that of the next borrower.
 */
function lend(client: PreparedClient): PostgresPoolClient {
  let isOver = false;
  let alone = true;
  return {
    async query(text: string, values: unknown[]) {
      // A commit that fails, for a deferred constraint, is followed by a rollback.
      if (isOver && text !== ROLLBACK) throw new Error('a statement came after the end of its transaction');
      isOver ||= text === COMMIT || text === ROLLBACK;
      alone &&= !BEGIN.test(text);
      const running = client.run(text, values, { alone });
      if (!BEGIN.test(text)) return await running;
      // A beginning has no answer worth a round trip: if it failed, so does the statement that follows it.
      running.catch(client.poison);
      return { command: 'BEGIN', rowCount: null, rows: [] };
    },
    release() {
      isOver = true;
      client.release();
    },
  } as unknown as PostgresPoolClient;
}

/** Statements of one turn of the event loop leave in one packet: BEGIN with the first statement, parallel reads together. */
function sendTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
