import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from '../../lib/dataDir.ts';

const FILE = path.join(dataDir, 'check/green');

/** The last commit on which a whole check passed here. */
export function findLastGreen(): string | null {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8').trim() : null;
}

export function recordGreen(commit: string): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${commit}\n`);
}
