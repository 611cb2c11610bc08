import { existsSync, globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import type { Load } from './Load.ts';
import type { PgbenchScript } from './pgbenchScript.ts';

/** Runs a script from the load's connections, prepared, and answers how often a second it came to its end. */
export async function runPgbench(
  databaseUrl: string,
  script: PgbenchScript,
  options: { dir: string; load: Load },
): Promise<number> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const { connections, seconds } = options.load;
  const file = `${options.dir}/script.sql`;
  await writeFile(file, script.text);
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', file];
  const variables = Object.entries(script.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const where = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const { stdout } = await execa(findPgbench(), [...load, ...variables, ...where], { env: { PGPASSWORD: password } });
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench said nothing of use:\n${stdout}`);
  return perSecond;
}

function findPgbench(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1) ?? '/usr/bin/pgbench';
  if (!existsSync(found)) throw new Error('pgbench is missing: ./setup brings it');
  return found;
}
