import type { Supervisor } from '../lib/createSupervisor.ts';
import type { BenchShop } from './startBenchShop.ts';
import { startNginx } from './startNginx.ts';

/** The site as visitors reach it: api, live and web behind the production configuration of nginx. */
export async function startBenchSite(
  shop: BenchShop,
  supervisor: Supervisor,
): Promise<{ url: string; apiUrl: string }> {
  const apiUrl = await shop.startApi();
  const webUrl = await shop.startWeb({ API_ORIGIN: apiUrl });
  const nginx = await startNginx({ webUrl, apiUrl, liveUrl: await shop.startLive() });
  supervisor.onStop(nginx.stop);
  return { url: nginx.url, apiUrl };
}
