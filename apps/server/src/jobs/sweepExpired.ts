import { sweepFiles } from '../modules/files/index.ts';
import { sweepIdentity } from '../modules/identity/index.ts';
import type { Services } from '../platform/services.ts';

const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Hourly: removes what has had its time. */
export async function sweepExpired(services: Services): Promise<void> {
  await sweepIdentity(services);
  while ((await sweepFiles(services)) > 0);
  const before = new Date(services.clock().getTime() - KEYS_KEPT_MS);
  await services.db.transact((tx) => tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute());
}
