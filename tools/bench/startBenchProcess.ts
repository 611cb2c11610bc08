import path from 'node:path';
import getPort from 'get-port';
import type { Supervisor } from '../lib/createSupervisor.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { spawnChild } from '../lib/spawnChild.ts';
import { waitForHttp } from '../lib/waitForHttp.ts';

interface ProcessOptions {
  readonly name: string;
  /** Below the repository's root. */
  readonly cwd?: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  /** The variable that tells it its port; PORT unless said otherwise. */
  readonly portName?: string;
  /** Answers once the process is ready. */
  readonly probe: string;
}

/** Starts one Node process on a free port and answers its address. */
export async function startBenchProcess(options: ProcessOptions, supervisor: Supervisor): Promise<string> {
  const port = await getPort();
  const child = spawnChild({
    name: options.name,
    command: [process.execPath, ...options.args],
    cwd: path.join(repositoryRoot, options.cwd ?? '.'),
    env: { ...options.env, [options.portName ?? 'PORT']: String(port) },
  });
  supervisor.onStop(child.stop);
  supervisor.watch(child);
  const url = `http://127.0.0.1:${port}`;
  await supervisor.guard(waitForHttp(url + options.probe));
  return url;
}
