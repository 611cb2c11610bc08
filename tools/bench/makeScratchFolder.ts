import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Supervisor } from '../lib/createSupervisor.ts';

/** A folder of a bench's own, gone when the bench ends. */
export function makeScratchFolder(supervisor: Supervisor): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'jiwu-bench-'));
  supervisor.onStop(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
