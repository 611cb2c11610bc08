import path from 'node:path';
import { dataDir } from './dataDir.ts';
import { productionSecrets } from './productionSecrets.ts';

/**
 * The settings that the processes of `pnpm dev` or `pnpm start` have on this machine, for commands that work on the same database.
 * Somebody else's database needs the settings of its own shop, from the environment.
 */
export function shopSettings(isOurs: boolean): Record<string, string> {
  const unused = { REDIS_URL: 'redis://127.0.0.1' };
  if (!isOurs) return unused;
  const secrets = productionSecrets(path.join(dataDir, 'secrets.json')).server;
  const isProduction = process.env['NODE_ENV'] === 'production';
  return { ...unused, ...secrets, ...(isProduction ? { ALLOW_SANDBOX: 'true' } : { NODE_ENV: 'development' }) };
}
