import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { countStatement } from '../telemetry/requestFigures.ts';
import { withStatementSpan } from '../telemetry/spans.ts';

/**
 * After these a connection is of no more use: it leads to a server that is stopping or has become read-only
 * (failover), or it holds a plan that a migration made invalid.
 */
const POISON_CODES = new Set(['25006', '57P01', '57P03', '0A000']);

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
}

// int8 is used for counts only, never beyond 2^53; dates without time stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max,
    application_name: options.applicationName,
    connectionTimeoutMillis: 2000,
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

/** The pool as Kysely sees it: every statement prepared under a name, poisoned connections thrown away. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PreparedClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const prepared = wrapped.get(client) ?? prepareClient(client);
      wrapped.set(client, prepared);
      return lend(prepared);
    },
    end: () => pool.end(),
  } as PostgresPool;
}

interface PreparedClient {
  readonly run: (text: string, values: unknown[]) => Promise<pg.QueryResult>;
  readonly poison: () => void;
  readonly release: () => void;
}

function prepareClient(client: pg.PoolClient): PreparedClient {
  let poisoned = false;
  // A connection may break between two statements of a transaction, while nobody listens to it but us; unheard, that would
  // end the process. The next statement fails, and the connection is thrown away.
  client.on('error', () => {
    poisoned = true;
  });
  const run = async (text: string, values: unknown[]) => {
    countStatement();
    sendTogether(client.connection.stream);
    try {
      return await withStatementSpan(text, () => client.query({ name: statementName(text), text, values }));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      poisoned ||= POISON_CODES.has(code ?? '') || message === 'Query read timeout';
      // It failed only because another statement had: that one is heard first, with what its caller makes of it.
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
 * A connection for as long as it is lent. Of statements that go side by side one may fail and end the transaction while another
 * is about to go on: what comes after the end is refused, or it would run in nobody's transaction, or in another's.
 */
function lend(client: PreparedClient): PostgresPoolClient {
  let isOver = false;
  return {
    async query(text: string, values: unknown[]) {
      // A commit that fails, for a deferred constraint, is followed by a rollback.
      if (isOver && text !== ROLLBACK) throw new Error('a statement came after the end of its transaction');
      isOver ||= text === COMMIT || text === ROLLBACK;
      const running = client.run(text, values);
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

/** What is said in one turn of the event loop leaves in one packet: a beginning with the first statement, reads side by side. */
function sendTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const names = new Map<string, string>();

/** The same text always bears the same name, so each connection plans it once. */
function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
