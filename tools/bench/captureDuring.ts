import { createRequire } from 'node:module';
import pg from 'pg';

export interface Statement {
  readonly text: string;
  /** In PostgreSQL's text form; null stays null. */
  readonly values: readonly (string | null)[];
}

interface QueryConfig {
  readonly text: string;
  readonly values?: readonly unknown[];
}

const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => string | null;
};

/** The very statements that some work runs, seen where they leave for the database. */
export async function captureDuring(work: () => Promise<void>): Promise<Statement[]> {
  const captured: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function capture(this: unknown, ...args: unknown[]) {
    const { text, values = [] } = args[0] as QueryConfig;
    captured.push({ text, values: values.map((value) => prepareValue(value)) });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return captured;
}
