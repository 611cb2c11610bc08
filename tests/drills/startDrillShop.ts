import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { invariants } from '../../apps/server/src/composition/invariants.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { checkInvariants } from '../../apps/server/src/platform/invariants/checkInvariants.ts';
import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import type { ShopServices } from '../../apps/server/src/flows/ShopServices.ts';
import { closeServices } from '../../apps/server/src/platform/services.ts';
import { createSupervisor } from '../../tools/lib/createSupervisor.ts';
import { makeShopLogin } from '../../tools/lib/makeShopLogin.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';
import { shopEnvironment } from '../../tools/lib/shopEnvironment.ts';
import { spawnChild, type Child } from '../../tools/lib/spawnChild.ts';
import { redisBudgets } from '../../tools/lib/startRedis.ts';
import { startPostgres } from '../../tools/lib/startPostgres.ts';
import { waitForHttp } from '../../tools/lib/waitForHttp.ts';
import { type DrillRedis, startDrillRedis } from './startDrillRedis.ts';

export type Part = 'api' | 'worker' | 'postgres';

export interface ExtraApi {
  readonly apiUrl: string;
  /** The leader of its process group; the process itself is its child. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface DrillShop {
  readonly apiUrl: string;
  readonly sandbox: {
    readonly get: (path: string) => Promise<unknown>;
    readonly post: (path: string, body: object) => Promise<unknown>;
  };
  /** The same database and clock, from outside the shop's processes. */
  readonly services: ShopServices;
  /** The same database without a time limit and as the owner of its tables, for what no visitor waits for. */
  readonly patient: Database;
  readonly ownerUrl: string;
  /** Ends api and worker as a deployment does, and starts them with other settings, which stay. */
  readonly reconfigure: (settings: Readonly<Record<string, string>>) => Promise<void>;
  /** kill -9, and started again at once. Answers how long it took until it answered. */
  readonly killAndRestart: (part: Part) => Promise<number>;
  readonly redis: DrillRedis;
  /** The other one, which keeps answers and may forget them. */
  readonly cacheRedis: DrillRedis;
  /** One more api process over the same database and Redis, with settings of its own. It ends with the shop, or before. */
  readonly startApi: (settings: Readonly<Record<string, string>>) => Promise<ExtraApi>;
  /** Something to be ended with the shop. */
  readonly onStop: (undo: () => Promise<void> | void) => void;
  readonly broken: () => Promise<string[]>;
  readonly stop: () => Promise<void>;
}

const LIMITS = {
  SMS_PER_ADDRESS_DAY: '100000',
  LOGIN_FAILURES_PER_ADDRESS: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  LIMIT_FACTOR: '10000',
  // Shoppers here do not refresh their tokens, and a drill may last.
  ACCESS_TOKEN_SECONDS: '7200',
};

const RESTART_MS = 500;

/** api, worker, sandbox, Redis and a PostgreSQL that syncs to disk, each a process that can be killed. */
export async function startDrillShop(interrupt: AbortSignal): Promise<DrillShop> {
  const supervisor = createSupervisor(interrupt);
  const dir = mkdtempSync(path.join(tmpdir(), 'jiwu-drill-'));
  chmodSync(dir, 0o711); // PostgreSQL runs as another user who must pass through
  supervisor.onStop(() => rmSync(dir, { recursive: true, force: true }));
  const [postgresPort, apiPort, livePort, sandboxPort, webPort] = await Promise.all([
    getPort(),
    getPort(),
    getPort(),
    getPort(),
    getPort(),
  ]);
  const startDatabase = () =>
    startPostgres({ dir: path.join(dir, 'postgres'), persistent: true, fsync: true, port: postgresPort });
  let postgres = await startDatabase();
  supervisor.onStop(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase('jiwu');
  await migrate(databaseUrl);
  const shopUrl = await makeShopLogin(databaseUrl);
  const redis = await startDrillRedis(`${dir}/redis`, redisBudgets.limits);
  supervisor.onStop(redis.stop);
  const cacheRedis = await startDrillRedis(`${dir}/cacheRedis`, redisBudgets.answers);
  supervisor.onStop(cacheRedis.stop);
  const ports = { webPort, apiPort, livePort, sandboxPort };
  const stores = {
    databaseUrl: shopUrl,
    redisUrl: redis.url,
    cacheRedisUrl: cacheRedis.url,
    storageDir: `${dir}/files`,
  };
  const addresses = { ...ports, ...stores };
  const env = shopEnvironment(addresses, {
    mode: 'development',
    throwaway: true,
    env: { ...LIMITS, LOG_LEVEL: 'error' },
  });
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;

  const children = new Map<string, Child>();
  const start = (name: string, file: string, environment: Record<string, string | undefined>) => {
    const command: [string, ...string[]] = [process.execPath, file];
    children.set(name, spawnChild({ name, command, env: environment, cwd: repositoryRoot }));
  };
  let isStopping = false;
  supervisor.onStop(async () => {
    isStopping = true;
    for (const child of children.values()) await child.stop();
  });
  const startPart = {
    api: () => start('api', 'apps/server/src/entry/api.ts', env.api),
    worker: () => start('worker', 'apps/server/src/entry/worker.ts', env.worker),
  };
  /** What ends by itself, as a worker does when it loses PostgreSQL, is started again after a moment: production has systemd for that. */
  const keep = (part: keyof typeof startPart) => {
    startPart[part]();
    const child = children.get(part);
    void child?.ended.then(async () => {
      await pause(RESTART_MS);
      if (!isStopping && children.get(part) === child) keep(part);
    });
  };
  start('sandbox', 'apps/sandbox/src/main.ts', env.sandbox);
  keep('api');
  keep('worker');
  await supervisor.guard(Promise.all([waitForHttp(`${sandboxUrl}/healthz`), waitForHttp(`${apiUrl}/readyz`)]));
  const services = createShopServices(readConfig(env.server), 'drill');
  supervisor.onStop(() => closeServices(services));
  const patient = createDatabase({ connectionString: databaseUrl, max: 1, applicationName: 'drill', patient: true });
  supervisor.onStop(patient.close);

  const json = { 'content-type': 'application/json' };
  const sandbox: DrillShop['sandbox'] = {
    get: async (where) => (await (await fetch(sandboxUrl + where)).json()) as unknown,
    async post(where, body) {
      const reply = await fetch(sandboxUrl + where, { method: 'POST', headers: json, body: JSON.stringify(body) });
      return (await reply.json()) as unknown;
    },
  };
  await sandbox.post('/control/sms', { limits: false });
  return {
    apiUrl,
    sandbox,
    services,
    patient,
    ownerUrl: databaseUrl,
    redis,
    cacheRedis,
    async reconfigure(settings) {
      for (const environment of [env.server, env.api, env.worker]) Object.assign(environment, settings);
      Object.assign(services.config, readConfig(env.server));
      for (const part of ['api', 'worker'] as const) {
        const child = children.get(part);
        children.delete(part); // it ends because it shall
        await child?.stop();
        keep(part);
      }
      await waitForHttp(`${apiUrl}/readyz`);
    },
    onStop: supervisor.onStop,
    async startApi(settings) {
      const port = await getPort();
      const url = `http://127.0.0.1:${port}`;
      const child = spawnChild({
        name: 'extra api',
        command: [process.execPath, 'apps/server/src/entry/api.ts'],
        env: { ...env.server, ...settings, PORT: String(port) },
        cwd: repositoryRoot,
      });
      supervisor.onStop(child.stop);
      const failed = child.ended.then((how) => {
        throw new Error(`extra api ${how}\n${child.lastLines()}`);
      });
      failed.catch(() => {}); // once it answers, its end is the drill's business
      await supervisor.guard(Promise.race([waitForHttp(`${url}/readyz`), failed]));
      return { apiUrl: url, pid: child.pid, stop: child.stop };
    },
    async killAndRestart(part) {
      const began = performance.now();
      if (part === 'postgres') {
        await postgres.child.kill();
        postgres = await again(startDatabase);
      } else {
        await children.get(part)?.kill();
        keep(part);
      }
      if (part !== 'worker') await waitForHttp(`${apiUrl}/readyz`);
      return performance.now() - began;
    },
    async broken() {
      const results = await checkInvariants(patient, invariants);
      return results
        .filter(({ offending }) => offending.length > 0)
        .map((one) => `${one.number}: ${JSON.stringify(one.offending[0])}`);
    },
    stop: supervisor.stop,
  };
}

/** The processes of a PostgreSQL that was killed need a moment to notice. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 20) throw error;
      await pause(250);
    }
  }
}
