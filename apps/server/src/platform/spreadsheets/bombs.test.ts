import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bombs } from './testing/bombs.ts';

/** Of work: a busy machine may let it wait for longer. */
const MOST_MS = 2000;
const MOST_MB = 300;

interface Result {
  readonly rows: number;
  readonly reason: string | null;
  readonly cpuMs: number;
  readonly peakMb: number;
}

let dir: string;
const results = new Map<string, Result>();
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-bombs-'));
  const files: string[] = [];
  for (const [index, { make }] of Object.values(bombs).entries()) {
    files.push(path.join(dir, String(index)));
    await writeFile(path.join(dir, String(index)), make());
  }
  // One process for all: its memory at the end is more than any of them took.
  const child = path.join(import.meta.dirname, 'testing/readInChild.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child, ...files]);
  for (const [index, result] of (JSON.parse(stdout) as Result[]).entries()) {
    results.set(Object.keys(bombs)[index] ?? '', result);
  }
});
afterAll(async () => {
  await rm(dir, { recursive: true });
});

it.each(Object.entries(bombs))('%s is refused', (name, { reason }) => {
  const result = results.get(name);
  expect(result).toMatchObject({ reason });
  expect(result?.cpuMs).toBeLessThan(MOST_MS);
  expect(result?.peakMb).toBeLessThan(MOST_MB);
});
