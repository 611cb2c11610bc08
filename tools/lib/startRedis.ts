import getPort from 'get-port';
import { spawnChild, type Child } from './spawnChild.ts';
import { waitForPort } from './waitForPort.ts';

export interface RunningRedis {
  readonly url: string;
  /** The server's process, to watch it. */
  readonly child: Child;
  readonly stop: () => Promise<void>;
}

interface RedisOptions {
  /** A free one unless given. */
  readonly port?: number;
  /** It begins with what a `SAVE` has left there, if anything. */
  readonly dir?: string;
  /** The most that it may hold. */
  readonly maxBytes?: number;
  /** What it does then: refuse what is new, as limits and sessions want it, or forget what is asked for least, as a cache may. */
  readonly whenFull?: keyof typeof POLICIES;
}

const MEGABYTE = 1024 * 1024;

/** As compose.yaml ships them. Limits and ended sessions may not be lost by pressure; answers may. */
export const redisBudgets = {
  limits: { maxBytes: 256 * MEGABYTE, whenFull: 'refuse' },
  answers: { maxBytes: 256 * MEGABYTE, whenFull: 'forget' },
} as const satisfies Record<string, RedisOptions>;

const POLICIES = { refuse: 'noeviction', forget: 'allkeys-lfu' } as const;

/** A real Redis that keeps nothing on disk by itself. */
export async function startRedis(options: RedisOptions = {}): Promise<RunningRedis> {
  const port = options.port ?? (await getPort());
  const dir = options.dir ? ['--dir', options.dir] : [];
  const budget = options.maxBytes ? ['--maxmemory', String(options.maxBytes)] : [];
  const child = spawnChild({
    name: 'redis',
    command: [
      'redis-server',
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--maxmemory-policy',
      POLICIES[options.whenFull ?? 'refuse'],
      ...budget,
      ...dir,
    ],
  });
  const failed = child.ended.then((how) => {
    throw new Error(`Redis ${how} (is redis-server installed? ./setup does it):\n${child.lastLines()}`);
  });
  await Promise.race([waitForPort(port), failed]);
  return { url: `redis://127.0.0.1:${port}`, child, stop: child.stop };
}
