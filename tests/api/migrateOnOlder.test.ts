import { chmodSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';
import { startPostgres } from '../../tools/lib/startPostgres.ts';

/** Debian 12 has PostgreSQL 15, Ubuntu 24.04 has 16; `./setup` brings it for pgbench. */
function findOlder(): string {
  const [binaries] = globSync('/usr/lib/postgresql/1[5-7]/bin').toSorted();
  if (binaries === undefined) throw new Error('no PostgreSQL from 15 to 17 is installed: ./setup brings one');
  return binaries;
}

it('every migration runs on the oldest PostgreSQL here, and so does what 18 brought', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'jiwu-older-'));
  chmodSync(dir, 0o711); // as root, PostgreSQL runs as another user, who must pass through
  const server = await startPostgres({
    dir: path.join(dir, 'postgres'),
    persistent: false,
    fsync: false,
    binaries: findOlder(),
  });
  try {
    const url = await server.createDatabase('shop');
    expect(await migrate(url)).toEqual(readdirSync(path.join(repositoryRoot, 'db/migrations')).toSorted());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ version: string; id: string; at: number }>(`
      select current_setting('server_version_num')::int / 10000 as version, uuidv7() as id, extract(epoch from clock_timestamp()) * 1000 as at`);
    await client.end();
    const [{ version, id, at } = { version: 0, id: '', at: 0 }] = rows;
    expect(version).toBeLessThan(18);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - at)).toBeLessThan(1000);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
