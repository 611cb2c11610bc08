import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { findPostgresBinaries } from './findPostgresBinaries.ts';
import { idOf, postgresUser, type PostgresUser } from './postgresUser.ts';
import { spawnChild, type Child } from './spawnChild.ts';

export interface RunningPostgres {
  readonly url: string;
  /** The server's process, to watch it. */
  readonly child: Child;
  /** Makes an empty database unless it is there, and answers its address. */
  readonly createDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 60_000; // after a crash the log has to be replayed first

/** A real PostgreSQL out of npm on a free port. `dir` keeps the data between runs when `persistent`. */
export async function startPostgres(options: {
  dir: string;
  persistent: boolean;
  fsync: boolean;
  /** A free one unless given. */
  port?: number;
  /** Of another PostgreSQL's programs. */
  binaries?: string;
}): Promise<RunningPostgres> {
  const { dir } = options;
  const { initdb, postgres } = await findPostgresBinaries(options.binaries);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const user = postgresUser(dir);
  if (process.getuid?.() === 0) chownSync(dir, idOf('-u'), idOf('-g'));
  if (!existsSync(`${dir}/PG_VERSION`)) initialise(initdb, dir, user);
  refuseSecondServer(dir);

  const port = options.port ?? (await getPort());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC', // code that means a business day has to say so
    fsync: options.fsync ? 'on' : 'off',
    synchronous_commit: options.fsync ? 'on' : 'off',
    full_page_writes: options.fsync ? 'on' : 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...args] = [...user.prefix, postgres, '-D', dir, '-p', String(port), ...flags];
  const child = spawnChild({
    name: 'postgres',
    command: [program ?? postgres, ...args],
    stopSignal: 'SIGINT', // "fast": ends connections instead of waiting for them
    ...(user.uid === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
  const url = (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    await child.stop();
    if (!options.persistent) rmSync(dir, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      untilItAnswers(url('postgres')),
      child.ended.then((how) => {
        throw new Error(`PostgreSQL ${how}:\n${child.lastLines()}`);
      }),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: url('postgres'),
    child,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return url(name);
    },
    stop,
  };
}

function initialise(initdb: string, dir: string, user: PostgresUser): void {
  const passwordFile = `${dir}.password`;
  writeFileSync(passwordFile, 'postgres\n');
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const form = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  const [program, ...args] = [...user.prefix, initdb, '-D', dir, ...access, ...form];
  try {
    execFileSync(program ?? initdb, args, {
      stdio: 'pipe',
      ...(user.uid === undefined ? {} : { uid: user.uid, gid: user.gid }),
    });
  } catch (error) {
    rmSync(dir, { recursive: true, force: true }); // half made is worse than not made
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Two servers on one directory would ruin it; PostgreSQL refuses too, but less clearly. */
function refuseSecondServer(dir: string): void {
  const lockFile = `${dir}/postmaster.pid`;
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch {
    return; // left by a crash; PostgreSQL removes it
  }
  if (!commandOf(pid).includes('postgres')) return; // the number belongs to another program now
  throw new Error(
    `another shop is running on ${dir} (PostgreSQL is process ${pid}): end it first, or set DATABASE_URL`,
  );
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function untilItAnswers(connectionString: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline) throw new Error('PostgreSQL does not answer', { cause: error });
      await pause(50);
    }
  }
}
