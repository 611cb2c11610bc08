import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningSandbox, startSandbox } from '../../apps/sandbox/src/testing/startSandbox.ts';
import { createApi } from '../../apps/server/src/composition/createApi.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import type { InvariantResult } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { checkBothWays } from './checkBothWays.ts';
import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import type { ShopServices } from '../../apps/server/src/flows/ShopServices.ts';
import { closeServices } from '../../apps/server/src/platform/services.ts';
import { createTestDatabase } from './createTestDatabase.ts';

export interface TestShop {
  readonly apiUrl: string;
  readonly services: ShopServices;
  /** The same database as the owner of the tables: for what the shop itself may not do. */
  readonly owner: Database;
  readonly ownerUrl: string;
  readonly sandbox: RunningSandbox;
  /** Lets time pass for the api. */
  readonly advance: (spanMs: number) => void;
  /** As after a flush: every key of this shop is gone, those of parallel tests stay. */
  readonly forgetRedis: () => Promise<void>;
  /** The violated invariants; without those that a test breaks on purpose, by touching one module alone. */
  readonly broken: (without?: readonly number[]) => Promise<InvariantResult[]>;
  readonly stop: () => Promise<void>;
}

/** Generous limits, so that tests do not run into each other; a test of a limit sets its own. */
const looseLimits = {
  SMS_PER_ADDRESS_DAY: '100000',
  LOGIN_FAILURES_PER_ADDRESS: '100000',
  REQUESTS_PER_MINUTE: '100000',
  LIMIT_FACTOR: '1000',
  // Clients do the work that a challenge asks for, and should be done soon.
  CHALLENGE_BITS: '5',
};

/** The real api on a free port, over a database of its own and a sandbox of its own. */
export async function startTestShop(
  env: Readonly<Record<string, string>> = {},
  extend: (services: ShopServices) => ShopServices = (services) => services,
): Promise<TestShop> {
  const database = await createTestDatabase();
  // Parcels move when a test says so.
  const sandbox = await startSandbox({ LOGISTICS_SPEED: '0' });
  await sandbox.post('/control/sms', { limits: false });
  const storageDir = await mkdtemp(path.join(tmpdir(), 'jiwu-files-'));
  let aheadMs = 0;
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent', // TEST_LOG_LEVEL=warn shows why an answer is 500
      DATABASE_URL: database.shopUrl,
      REDIS_URL: database.redisUrl,
      REDIS_PREFIX: database.redisPrefix,
      STORAGE_DIR: storageDir,
      SMS_ENDPOINT: new URL(sandbox.origin).host,
      WECHAT_API_BASE_URL: sandbox.origin,
      WECHAT_OPEN_BASE_URL: sandbox.origin,
      WECHATPAY_BASE_URL: sandbox.origin,
      ALIPAY_GATEWAY_URL: `${sandbox.origin}/gateway.do`,
      TRACKING_BASE_URL: sandbox.origin,
      TRACKING_ASK_SECONDS: '5',
      ...looseLimits,
      ...env,
    }),
  };
  const services = extend(createShopServices(config, 'test', () => new Date(Date.now() + aheadMs)));
  const owner = createDatabase({ connectionString: database.url, max: 2, applicationName: 'test-owner' });
  const app = await createApi(services);
  const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  // A port that was only looked up beforehand may be taken by now.
  config.CALLBACK_ORIGIN = env['CALLBACK_ORIGIN'] ?? apiUrl;
  return {
    apiUrl,
    services,
    owner,
    ownerUrl: database.url,
    sandbox,
    advance(spanMs) {
      aheadMs += spanMs;
    },
    async forgetRedis() {
      const prefix = services.config.REDIS_PREFIX;
      const keys = await services.redis.keys(`${prefix}*`);
      for (const key of keys) await services.redis.del(key.slice(prefix.length));
    },
    async broken(without = []) {
      const results = await checkBothWays(services.db);
      return results.filter(({ number, offending }) => offending.length > 0 && !without.includes(number));
    },
    async stop() {
      await app.close();
      await closeServices(services);
      await owner.close();
      await sandbox.stop();
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}
