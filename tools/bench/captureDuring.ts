import { createRequire } from 'node:module';
import pg from 'pg';

export interface Statement {
  readonly text: string;
  /** In PostgreSQL's text form; null stays null. */
  readonly values: readonly (string | null)[];
}

export interface CapturedStatement extends Statement {
  /** Whether it begins a packet: the others of its turn of the event loop share that one. */
  readonly beginsPacket: boolean;
}

interface QueryConfig {
  readonly text: string;
  readonly values?: readonly unknown[];
}

const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => string | null;
};

/** The very statements that some work runs, seen where they leave for the database. */
export async function captureDuring(work: () => Promise<void>): Promise<CapturedStatement[]> {
  const captured: CapturedStatement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  const sending = new Set<unknown>();
  prototype.query = function capture(this: unknown, ...args: unknown[]) {
    const { text, values = [] } = args[0] as QueryConfig;
    const beginsPacket = !sending.has(this);
    sending.add(this);
    process.nextTick(() => sending.delete(this));
    captured.push({ text, values: values.map((value) => prepareValue(value)), beginsPacket });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return captured;
}
