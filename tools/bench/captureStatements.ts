import { createRequire } from 'node:module';
import { createApi } from '../../apps/server/src/composition/createApi.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { closeServices, createServices } from '../../apps/server/src/platform/services.ts';
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

/** The very statements that the api runs to answer, seen where they leave for the database. */
export async function captureStatements(env: Record<string, string>, path: string): Promise<Statement[]> {
  const services = createServices(readConfig({ ...env, CACHE: 'off' }), 'bench');
  const app = await createApi(services);
  await app.inject({ url: path }); // what a process reads once and remembers is no part of an answer
  const captured: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function capture(this: unknown, ...args: unknown[]) {
    const { text, values = [] } = args[0] as QueryConfig;
    captured.push({ text, values: values.map((value) => prepareValue(value)) });
    return query.apply(this, args);
  };
  try {
    const { statusCode, body } = await app.inject({ url: path });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
  } finally {
    prototype.query = query;
    await app.close();
    await closeServices(services);
  }
  if (captured.length === 0) throw new Error(`${path} ran no statement`);
  return captured;
}
