import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import getPort from 'get-port';
import { startRedis } from '../../tools/lib/startRedis.ts';

/** One of the shop's two Redis, always on the same port. */
export interface DrillRedis {
  readonly url: string;
  /** What it answers to a command, as it stands on the wire. */
  readonly ask: (command: string) => Promise<string>;
  readonly flush: () => Promise<void>;
  /** Writes down what it holds now, for `restore`. */
  readonly copy: () => Promise<void>;
  /** kill -9; it stays away until it is started or restored. */
  readonly kill: () => Promise<void>;
  /** With nothing in it. */
  readonly start: () => Promise<void>;
  /** With what the last copy holds. */
  readonly restore: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startDrillRedis(dir: string, budget: Parameters<typeof startRedis>[0]): Promise<DrillRedis> {
  mkdirSync(dir, { recursive: true });
  const port = await getPort();
  const begin = () => startRedis({ ...budget, port, dir });
  let server = await begin();
  const { url } = server;
  const ask = async (question: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${question}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  };
  const command = async (name: string): Promise<void> => {
    const answer = await ask(name);
    if (!answer.startsWith('+OK')) throw new Error(`${name}: ${answer}`);
  };
  return {
    url,
    ask,
    flush: () => command('FLUSHALL'),
    copy: () => command('SAVE'),
    kill: () => server.child.kill(),
    async start() {
      rmSync(`${dir}/dump.rdb`, { force: true });
      server = await begin();
    },
    async restore() {
      server = await begin();
    },
    stop: () => server.stop(),
  };
}
