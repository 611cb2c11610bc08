import { writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import type { Load } from './Load.ts';

export interface WrkReading {
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface WrkOptions {
  readonly load: Load;
  readonly headers?: Record<string, string>;
  /** Asked for in turn instead of the address itself. */
  readonly paths?: readonly string[];
  /** Where the script for `paths` is put. */
  readonly dir?: string;
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Loads an address from the load's connections. Fails when a single answer is not a success: that would measure something else. */
export async function runWrk(url: string, options: WrkOptions): Promise<WrkReading> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = options.paths && options.dir ? ['-s', await writeScript(options.paths, options.dir)] : [];
  const load = ['-t1', `-c${options.load.connections}`, `-d${options.load.seconds}s`, '--latency', '--timeout', '20s'];
  const { stdout } = await execa('wrk', [...load, ...headers, ...script, url]);
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(stdout);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!(perSecond > 0)) throw new Error(`wrk said nothing of use:\n${stdout}`);
  return { perSecond, p99Ms: Number(p99) * (UNIT_MS[unit] ?? Number.NaN) };
}

async function writeScript(paths: readonly string[], dir: string): Promise<string> {
  const file = `${dir}/paths.lua`;
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  await writeFile(
    file,
    `local paths = { ${list} }\nlocal turn = 0\nrequest = function()\n  turn = turn % #paths + 1\n  return wrk.format("GET", paths[turn])\nend\n`,
  );
  return file;
}
