import {
  type CompiledQuery,
  type Dialect,
  Kysely,
  type QueryResult,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from 'kysely';
import type { Reader } from './Reader.ts';
import type { DB } from './schema.gen.ts';

/** Rows as lists of values, with the names of the columns: two columns may bear the same name. */
export interface Arrays {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

interface Asked {
  readonly query: CompiledQuery;
  readonly answer: (rows: Promise<readonly unknown[]>) => void;
}

interface Options {
  readonly reading: Kysely<DB>;
  readonly dialect: Dialect;
  readonly readArrays: (text: string, values: readonly unknown[]) => Promise<Arrays>;
}

/** The column that begins each part of a bundle, and numbers its rows. */
const MARK = '#';

/**
 * Makes readers whose statements of one turn of the event loop go to PostgreSQL as one: one round trip, one connection, one moment of the
 * shop. For an answer that is put together out of many modules, which all go on asking for themselves. What must wait for another answer
 * goes with the next bundle; so there are as many statements as the longest chain of questions is long, not as there are questions.
 */
export function createBundles({ reading, dialect, readArrays }: Options): () => Reader {
  const props = { config: { dialect }, dialect, driver: dialect.createDriver() };
  const alone = async ({ query }: Asked) => (await reading.executeQuery(query)).rows;

  async function send(asked: readonly Asked[]): Promise<void> {
    const [only, ...others] = asked;
    if (!only) return;
    if (others.length === 0) {
      only.answer(alone(only));
      return;
    }
    try {
      const { sql: text, parameters } = joined(asked.map(({ query }) => query.query)).compile(reading);
      const parts = partsOf(await readArrays(text, parameters));
      for (const [index, one] of asked.entries()) one.answer(Promise.resolve(parts[index] ?? []));
    } catch {
      // Whichever of them it was: asked alone, only that one fails.
      for (const one of asked) one.answer(alone(one));
    }
  }

  return () => {
    let waiting: Asked[] = [];
    const ask = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const rows = await new Promise<readonly unknown[]>((resolve) => {
        waiting.push({ query, answer: resolve });
        if (waiting.length > 1) return;
        setImmediate(() => {
          const asked = waiting;
          waiting = [];
          void send(asked);
        });
      });
      return { rows: rows as R[] };
    };
    const connection = {
      executeQuery: ask,
      streamQuery: () => {
        throw new Error('a bundle does not stream');
      },
    };
    const executor = reading.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
    return new Kysely<DB>({ ...props, executor });
  };
}

/** Each question's rows beside those of the others, by their number; as many rows as the longest answer has. */
function joined(questions: readonly RootOperationNode[]): RawBuilder<unknown> {
  const parts = questions.map((node, index) => ({ node, name: sql.ref(`part${index}`) }));
  const mark = sql.ref(MARK);
  const withParts = parts.map(
    ({ node, name }) =>
      sql`${name} as materialized (select row_number() over () as ${mark}, asked.* from (${{ toOperationNode: () => node }}) as asked)`,
  );
  const longest = parts.map(({ name }) => sql`(select count(*) from ${name})`);
  const joins = parts.map(({ name }) => sql`left join ${name} on ${name}.${mark} = line`);
  return sql`with ${sql.join(withParts)} select ${sql.join(parts.map(({ name }) => sql`${name}.*`))}
    from generate_series(1, greatest(${sql.join(longest)})) as line ${sql.join(joins, sql` `)} order by line`;
}

/** The rows of each part. */
function partsOf({ names, rows }: Arrays): Record<string, unknown>[][] {
  const starts = names.flatMap((name, index) => (name === MARK ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? names.length;
    const own = names.slice(start + 1, end);
    return rows
      .filter((row) => row[start] !== null)
      .map((row) => Object.fromEntries(own.map((name, column) => [name, row[start + 1 + column]])));
  });
}
