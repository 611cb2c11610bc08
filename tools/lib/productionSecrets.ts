import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything the api refuses to run with in production unless it differs from the development value. */
const NAMES = [
  'TOKEN_SECRET',
  'SEAL_SECRET',
  'SMS_ACCESS_KEY_SECRET',
  'WECHAT_APP_SECRET',
  'WECHAT_MP_APP_SECRET',
] as const;

/**
 * Secrets for `pnpm start` on one machine: made once and kept, because what they sealed must stay readable. The
 * sandbox gets the same ones, so it recognises the shop. Real keys come by the environment, which wins.
 */
export function productionSecrets(file: string): Record<string, string> {
  const kept = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, string>;
  const missing = NAMES.filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  const secrets = { ...kept, ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')])) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
