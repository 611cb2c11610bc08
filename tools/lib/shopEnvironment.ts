import path from 'node:path';
import { productionSecrets } from './productionSecrets.ts';
import { compileCacheDir, dataDir, sandboxBooks } from './dataDir.ts';

export interface ShopAddresses {
  readonly webPort: number;
  readonly apiPort: number;
  readonly livePort: number;
  readonly sandboxPort: number;
  /** For the worker's probes and metrics; a free one unless given. */
  readonly workerPort?: number;
  readonly consolePort?: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly cacheRedisUrl: string;
  readonly storageDir: string;
}

const PAGE_ORIGIN = 'WECHATPAY_PAGE_ORIGIN';

type Environment = Record<string, string | undefined>;

/** The environment of each process of the shop. */
export function shopEnvironment(
  {
    webPort,
    apiPort,
    livePort,
    sandboxPort,
    workerPort = 0,
    consolePort = 0,
    databaseUrl,
    redisUrl,
    cacheRedisUrl,
    storageDir,
  }: ShopAddresses,
  options: { mode: 'development' | 'production'; throwaway: boolean; env: Environment },
): Record<'server' | 'api' | 'worker' | 'live' | 'sandbox' | 'web' | 'console', Environment> {
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  // One set for all that touches the shop of this machine, in either mode: what one seals the other opens.
  const secrets = options.throwaway
    ? { server: {}, sandbox: {} }
    : productionSecrets(path.join(dataDir, 'secrets.json'));
  const computed = {
    ...secrets.server,
    SITE_ORIGIN: `http://127.0.0.1:${webPort}`,
    STORAGE_DIR: storageDir,
    SMS_ENDPOINT: `127.0.0.1:${sandboxPort}`,
    WECHAT_API_BASE_URL: sandboxUrl,
    WECHAT_OPEN_BASE_URL: sandboxUrl,
    WECHATPAY_BASE_URL: sandboxUrl,
    ALIPAY_GATEWAY_URL: `${sandboxUrl}/gateway.do`,
    TRACKING_BASE_URL: sandboxUrl,
    // Whoever pushes a parcel along on the sandbox's page sees it at once.
    TRACKING_ASK_SECONDS: '5',
    CALLBACK_ORIGIN: apiUrl,
    // Tests do the work of a challenge, as pages do, but some thousand times.
    ...(options.throwaway ? { CHALLENGE_BITS: '8' } : {}),
    // Production wants https towards SMS, WeChat and the gateways; here all are our sandbox on this machine.
    ALLOW_SANDBOX: 'true',
  };
  // Settings of the shell win, except in tests, which must not depend on the shell they run in.
  const chosen = options.throwaway ? {} : pick(process.env, [...Object.keys(computed), PAGE_ORIGIN]);
  const common = { TZ: 'Asia/Shanghai', HOST: '127.0.0.1', NODE_COMPILE_CACHE: compileCacheDir };
  const server = {
    ...computed,
    ...chosen,
    ...options.env,
    ...common,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    CACHE_REDIS_URL: cacheRedisUrl,
    // Production refuses the development secrets, which throwaway shops use.
    NODE_ENV: options.throwaway ? 'test' : options.mode,
  };
  return {
    server,
    api: { ...server, PORT: String(apiPort) },
    worker: { ...server, PORT: '0', WORKER_PORT: String(workerPort) },
    live: { ...server, LIVE_PORT: String(livePort) },
    sandbox: {
      ...secrets.sandbox,
      // Trades outlive the sandbox where the shop's own records do.
      SANDBOX_BOOKS: options.throwaway ? ':memory:' : sandboxBooks,
      // In tests parcels move when a test says so.
      LOGISTICS_SPEED: options.throwaway ? '0' : '1',
      ...options.env,
      ...common,
      PORT: String(sandboxPort),
      SHOP_API_ORIGIN: apiUrl,
    },
    web: {
      ...options.env,
      ...common,
      PORT: String(webPort),
      API_ORIGIN: apiUrl,
      LIVE_ORIGIN: `http://127.0.0.1:${livePort}`,
      NODE_ENV: options.mode,
      // Its security policy lets WeChat's login page stand in a frame.
      WECHAT_OPEN_BASE_URL: server.WECHAT_OPEN_BASE_URL,
      // An answer of the api may lead to the gateways' pages, and nowhere else.
      [PAGE_ORIGIN]: pageOriginOf(server, sandboxUrl),
      ALIPAY_GATEWAY_URL: server.ALIPAY_GATEWAY_URL,
    },
    console: {
      ...options.env,
      ...common,
      PORT: String(consolePort),
      API_ORIGIN: apiUrl,
      NODE_ENV: options.mode,
    },
  };
}

/**
 * Where WeChat Pay's page for phones' browsers opens: the real one stands on another host than the API (the web server's own default), the
 * sandbox's beside its API.
 */
function pageOriginOf(server: Environment, sandboxUrl: string): string | undefined {
  return server[PAGE_ORIGIN] ?? (server['WECHATPAY_BASE_URL'] === sandboxUrl ? sandboxUrl : undefined);
}

function pick(from: Environment, names: readonly string[]): Environment {
  return Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, from[name]]));
}
