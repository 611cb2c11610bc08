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
  /** `refused`: every answer must be a refusal, and a body `{}` is posted. */
  readonly expect?: 'answered' | 'refused';
  /** Asked for in turn instead of the address itself. */
  readonly paths?: readonly string[];
  /** Where the script for `paths` is put. */
  readonly dir?: string;
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

const POST = 'wrk.method = "POST"\nwrk.body = "{}"\nwrk.headers["content-type"] = "application/json"\n';

/** Loads an address from the load's connections. Fails when a single answer is not as expected: that would measure something else. */
export async function runWrk(url: string, options: WrkOptions): Promise<WrkReading> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const isRefused = options.expect === 'refused';
  const lua = isRefused ? POST : options.paths && scriptFor(options.paths);
  const script = lua && options.dir ? ['-s', await writeScript(lua, options.dir)] : [];
  const load = ['-t1', `-c${options.load.connections}`, `-d${options.load.seconds}s`, '--latency', '--timeout', '20s'];
  const { stdout } = await execa('wrk', [...load, ...headers, ...script, url]);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken = /Socket errors: (.+)/.exec(stdout);
  if (broken || refused !== (isRefused ? answers : 0)) throw new Error(`${url}: ${refused} refused\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!(perSecond > 0)) throw new Error(`wrk said nothing of use:\n${stdout}`);
  return { perSecond, p99Ms: Number(p99) * (UNIT_MS[unit] ?? Number.NaN) };
}

function scriptFor(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  return `local paths = { ${list} }\nlocal turn = 0\nrequest = function()\n  turn = turn % #paths + 1\n  return wrk.format("GET", paths[turn])\nend\n`;
}

async function writeScript(lua: string, dir: string): Promise<string> {
  const file = `${dir}/wrk.lua`;
  await writeFile(file, lua);
  return file;
}
