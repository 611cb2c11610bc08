import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createLiveServer, type LiveServer } from '../../apps/server/src/composition/createLiveServer.ts';
import { publicChannels } from '../../apps/server/src/composition/publicChannels.ts';
import { readLiveConfig } from '../../apps/server/src/platform/config/liveConfig.ts';
import type { PublicChannel } from '../../apps/server/src/platform/live/fanOut/PublicChannel.ts';
import type { TestShop } from './startTestShop.ts';

export interface TestLive extends LiveServer {
  readonly liveUrl: string;
}

/** The process `live` of a shop, on a free port; with the shop's own channels, or with those of a test. */
export async function startLive(
  shop: TestShop,
  env: Readonly<Record<string, string>> = {},
  channels: Readonly<Record<string, PublicChannel>> = publicChannels,
): Promise<TestLive> {
  const { DATABASE_URL, REDIS_URL, REDIS_PREFIX, REQUESTS_PER_MINUTE } = shop.services.config;
  const config = readLiveConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL,
    REDIS_URL,
    REDIS_PREFIX,
    REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    ...env,
  });
  const live = await createLiveServer(config, channels, shop.services.log);
  live.server.listen(0, '127.0.0.1');
  await once(live.server, 'listening');
  return { ...live, liveUrl: `http://127.0.0.1:${(live.server.address() as AddressInfo).port}` };
}
