import type { Supervisor } from '../lib/createSupervisor.ts';
import { type RunningPostgres, startPostgres } from '../lib/startPostgres.ts';
import type { BenchStores } from './startBenchStores.ts';

/** A shop that lies on disk: its folder, or the running stores that all benches of a smoke run share. */
export type ShopOnDisk = { readonly dir: string } | { readonly shared: BenchStores };

/** The PostgreSQL of a shop: just started, or the shared one, which goes on running. */
export async function openPostgres(
  shop: ShopOnDisk,
  { fsync }: { fsync: boolean },
  supervisor: Supervisor,
): Promise<RunningPostgres> {
  if ('shared' in shop) return shop.shared.postgres;
  const server = await startPostgres({ dir: shop.dir, persistent: true, fsync });
  supervisor.onStop(server.stop);
  return server;
}
