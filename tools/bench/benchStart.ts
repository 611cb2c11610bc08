import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { compileCacheDir } from '../lib/dataDir.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { API_FLAGS } from '../lib/startShop.ts';
import { startStores } from '../lib/startStores.ts';
import type { BenchOptions } from './BenchOptions.ts';
import type { BenchResult } from './BenchResult.ts';
import { median } from './median.ts';
import { productionEnvironment } from './productionEnvironment.ts';
import { makeScratchFolder } from './makeScratchFolder.ts';

const HELLO = `require('node:http').createServer((q, r) => r.end('hello')).listen(process.env.PORT, '127.0.0.1')`;

interface Start {
  readonly ms: number;
  readonly megabytes: number;
}

/** Time from the api's start to its first answer, and its memory then; beside a bare node:http. */
export async function benchStart(interrupt: AbortSignal, { effort, shared }: BenchOptions): Promise<BenchResult[]> {
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl, redisUrl } = shared ?? (await startStores('throwaway', supervisor));
    await supervisor.guard(migrate(databaseUrl));
    const storageDir = makeScratchFolder(supervisor);
    const env = {
      ...productionEnvironment({ databaseUrl, redisUrl, storageDir }),
      NODE_COMPILE_CACHE: compileCacheDir, // as every start but the first one finds it
    };
    const api = [...API_FLAGS, path.join(repositoryRoot, 'apps/server/src/entry/api.ts')];
    const ours: Start[] = [];
    const bare: Start[] = [];
    for (let run = 0; run < effort(5, 1); run += 1) {
      ours.push(await startOnce(api, '/api/user/self', env));
      bare.push(await startOnce(['-e', HELLO], '/', {}));
    }
    return [
      describe(
        'start',
        'ms',
        1500,
        ours.map(({ ms }) => ms),
        bare.map(({ ms }) => ms),
      ),
      describe(
        'memory',
        'MB',
        150,
        ours.map(({ megabytes }) => megabytes),
        bare.map(({ megabytes }) => megabytes),
      ),
    ];
  } finally {
    await supervisor.stop();
  }
}

function describe(bench: string, unit: string, limit: number, ours: number[], bareRuns: number[]): BenchResult {
  const figure = Math.round(median(ours));
  const bare = Math.round(median(bareRuns));
  return {
    bench,
    figure,
    unit,
    bare,
    ratio: Number((figure / bare).toFixed(2)),
    target: `< ${limit} ${unit}`,
    pass: figure < limit,
  };
}

async function startOnce(args: string[], address: string, env: Record<string, string>): Promise<Start> {
  const port = await getPort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], TZ: 'Asia/Shanghai', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!(await answers(`http://127.0.0.1:${port}${address}`))) await pause(5);
  const ms = performance.now() - started;
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  child.kill('SIGTERM');
  await exited;
  return { ms, megabytes: kilobytes / 1024 };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );
}
