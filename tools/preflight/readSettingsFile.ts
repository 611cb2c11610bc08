import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Settings } from './Finding.ts';

/** Settings as systemd, compose and `node --env-file` read them. Nothing of the shell is added. */
export async function readSettingsFile(file: string): Promise<Settings> {
  return parseEnv(await readFile(file, 'utf8'));
}
