import { execFileSync } from 'node:child_process';
import { isOpenToAll } from './isOpenToAll.ts';

export interface PostgresUser {
  readonly uid?: number;
  readonly gid?: number;
  /** Words to put before the command. */
  readonly prefix: readonly string[];
}

/** PostgreSQL refuses to run as root; as root it runs as the user `postgres`, made if it is missing. */
export function postgresUser(dataDir: string): PostgresUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  try {
    execFileSync('id', ['postgres'], { stdio: 'ignore' });
  } catch {
    execFileSync('useradd', ['--system', '--no-create-home', 'postgres']);
  }
  if (isOpenToAll(dataDir)) return { uid: idOf('-u'), gid: idOf('-g'), prefix: [] };
  // Data below /root is out of other users' reach: let this one process pass through directories, and nothing more.
  const look = ['--inh-caps=-all,+dac_read_search', '--ambient-caps=-all,+dac_read_search'];
  return { prefix: ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...look] };
}

export function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
