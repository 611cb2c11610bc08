import getPort from 'get-port';
import { spawnChild, type Child } from './spawnChild.ts';
import { waitForPort } from './waitForPort.ts';

export interface RunningRedis {
  readonly url: string;
  /** The server's process, to watch it. */
  readonly child: Child;
  readonly stop: () => Promise<void>;
}

/** A real Redis on a free port that keeps nothing on disk. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await getPort();
  const child = spawnChild({
    name: 'redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  });
  const failed = child.ended.then((how) => {
    throw new Error(`Redis ${how} (is redis-server installed? ./setup does it):\n${child.lastLines()}`);
  });
  await Promise.race([waitForPort(port), failed]);
  return { url: `redis://127.0.0.1:${port}`, child, stop: child.stop };
}
