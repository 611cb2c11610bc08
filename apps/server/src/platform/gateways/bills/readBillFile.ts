import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Has a bill written to disk when its first line is asked for, and keeps it there until the last was read, or nobody wants more. */
export async function* readBillFile<Line>(bill: {
  readonly save: (file: string) => Promise<void>;
  readonly read: (file: string) => AsyncIterable<Line>;
}): AsyncGenerator<Line, void, undefined> {
  const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-bill-'));
  try {
    const file = path.join(dir, 'bill');
    await bill.save(file);
    yield* bill.read(file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
