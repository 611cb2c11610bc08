import { existsSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { buildApp } from './buildApp.ts';
import { createSupervisor } from './createSupervisor.ts';
import { makeShopLogin } from './makeShopLogin.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { shopEnvironment } from './shopEnvironment.ts';
import { spawnChild } from './spawnChild.ts';
import { startStores, type StoresKind } from './startStores.ts';
import { waitForHttp } from './waitForHttp.ts';

export interface Shop {
  readonly webUrl: string;
  readonly consoleUrl: string;
  readonly apiUrl: string;
  readonly liveUrl: string;
  readonly sandboxUrl: string;
  /** As the owner of the tables. The processes of the shop have a login that owns nothing. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Resolves, with the reason and the last lines of output, when a part ends unexpectedly. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
}

interface ShopOptions {
  readonly mode: 'development' | 'production';
  /** Persistent: DATABASE_URL and REDIS_URL if set, else embedded ones with the data in .data/. */
  readonly database: StoresKind;
  readonly env?: Record<string, string>;
  /** Preferred ports; one that is taken is replaced by a free one. */
  readonly ports?: {
    readonly web?: number;
    readonly api?: number;
    readonly live?: number;
    readonly sandbox?: number;
    readonly worker?: number;
    readonly console?: number;
  };
  /** Fills the database with demo data after the migrations. */
  readonly seed?: boolean;
  /** Interrupts the start. */
  readonly signal?: AbortSignal;
  readonly onStep?: (text: string) => void;
  /** Receives the output of the parts. */
  readonly onLine?: (part: string, line: string) => void;
}

/** How web and console are started, and where they say that they are there. */
const pageServers: Readonly<Record<ShopOptions['mode'], { readonly args: string[]; readonly probe: string }>> = {
  development: { args: ['--run', 'dev'], probe: '/' },
  production: { args: ['server/main.ts'], probe: '/healthz' },
};

const SEED = 'tools/commands/dbSeed.ts';
/** Lets time pass in the demo data of a shop that someone works with; tests want them as they were sown. */
const KEEP_DEMO = 'tools/commands/keepDemo.ts';
/** A nursery that 32 orders at once fit into: they spend a tenth less of the api's CPU, for 32 MB more (docs/scale.md). */
export const API_FLAGS = ['--max-semi-space-size=32'];

/** How the process `live` is started: thousands of open streams are long-lived and want no large nursery. */
export const LIVE_ARGS = ['--max-semi-space-size=8', 'apps/server/src/entry/live.ts'];

/** The address of the database for the shop's processes, which own nothing: the one that was given, or a login that is made. */
async function shopLogin({ postgres, databaseUrl }: Awaited<ReturnType<typeof startStores>>): Promise<string> {
  const given = postgres ? undefined : process.env['DATABASE_URL'];
  return given ?? (await makeShopLogin(databaseUrl));
}

/** Brings up a whole shop and waits until every part answers. When one fails, ends all that was started. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const supervisor = createSupervisor(options.signal);
  const { guard } = supervisor;
  const say = options.onStep ?? (() => {});
  try {
    if (options.mode === 'production') await buildBoth(guard, say);
    say('starting PostgreSQL and Redis');
    const stores = await startStores(options.database, supervisor);
    const migrated = await guard(migrate(stores.databaseUrl));
    say(`migrations: ${migrated.length > 0 ? migrated.join(', ') : 'nothing new'}`);
    const shopUrl = await guard(shopLogin(stores));

    const { ports } = options;
    const webPort = await freePort(ports?.web);
    const apiPort = await freePort(ports?.api);
    const livePort = await freePort(ports?.live);
    const sandboxPort = await freePort(ports?.sandbox);
    const workerPort = await freePort(ports?.worker);
    const consolePort = await freePort(ports?.console);
    const env = shopEnvironment(
      { webPort, apiPort, livePort, sandboxPort, workerPort, consolePort, ...stores, databaseUrl: shopUrl },
      { mode: options.mode, throwaway: options.database !== 'persistent', env: options.env ?? {} },
    );
    const owner = { DATABASE_URL: stores.databaseUrl };
    const start = (name: string, args: string[], environment: Record<string, string | undefined>, cwd = '.') => {
      const child = spawnChild({
        name,
        command: [process.execPath, ...args],
        env: environment,
        cwd: path.join(repositoryRoot, cwd),
        onLine: (line) => options.onLine?.(name, line),
      });
      supervisor.onStop(child.stop);
      return child;
    };

    if (options.seed && existsSync(path.join(repositoryRoot, SEED))) {
      say('demo data');
      const seeding = start('seed', [SEED], { ...env.api, ...owner, SANDBOX_BOOKS: env.sandbox['SANDBOX_BOOKS'] });
      const how = await guard(seeding.ended);
      if (how !== 'ended with code 0') throw new Error(`seed ${how}\n${seeding.lastLines()}`);
    }

    say('starting sandbox, api, worker, live, web and console');
    const isDevelopment = options.mode === 'development';
    supervisor.watch(start('sandbox', ['apps/sandbox/src/main.ts'], env.sandbox));
    supervisor.watch(start('api', [...API_FLAGS, 'apps/server/src/entry/api.ts'], env.api));
    supervisor.watch(start('worker', ['apps/server/src/entry/worker.ts'], env.worker));
    supervisor.watch(start('live', LIVE_ARGS, env.live));
    // Not by pnpm, which puts scripts into a process group of their own, out of our reach.
    for (const app of ['web', 'console'] as const)
      supervisor.watch(start(app, pageServers[options.mode].args, env[app], `apps/${app}`));

    if (options.seed && isDevelopment && options.database === 'persistent')
      start('demo', [KEEP_DEMO], { ...env.server, ...owner });

    const webUrl = `http://127.0.0.1:${webPort}`;
    const consoleUrl = `http://127.0.0.1:${consolePort}`;
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const liveUrl = `http://127.0.0.1:${livePort}`;
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    const probes = [
      `${sandboxUrl}/healthz`,
      `${apiUrl}/readyz`,
      `${liveUrl}/readyz`,
      `http://127.0.0.1:${workerPort}/readyz`,
    ];
    await guard(Promise.all(probes.map((probe) => waitForHttp(probe))));
    const { probe } = pageServers[options.mode];
    for (const url of [webUrl, consoleUrl]) await guard(waitForHttp(url + probe)); // their pages ask the api
    return { webUrl, consoleUrl, apiUrl, liveUrl, sandboxUrl, ...stores, died: supervisor.died, stop: supervisor.stop };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

async function buildBoth(guard: <T>(work: Promise<T>) => Promise<T>, say: (text: string) => void): Promise<void> {
  for (const app of ['web', 'console'] as const) say(`${app}: ${await guard(buildApp(app))}`);
}

function freePort(preferred: number | undefined): Promise<number> {
  return preferred === undefined ? getPort() : getPort({ port: preferred });
}
