import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import type { Supervisor } from '../../lib/createSupervisor.ts';
import { dataDir } from '../../lib/dataDir.ts';
import { repositoryRoot } from '../../lib/repositoryRoot.ts';
import { startPostgres } from '../../lib/startPostgres.ts';
import { seed } from '../startBenchStores.ts';

const MAKERS = ['db/migrations/**/*.sql', 'tools/demo-data/largeOrders/*.ts', 'tools/demo-data/catalogue/**/*.ts'];
/** Each measurement adds some tens of thousands of orders, which is nothing beside these; smaller ones are made anew. */
const KEPT_FROM = 1_000_000;
/** As in production, where PostgreSQL has a machine's memory; the same for every size. */
const SETTINGS = { shared_buffers: '1GB', max_wal_size: '8GB', checkpoint_timeout: '30min' };

/** A shop with so many orders, in a folder of its own. */
export async function prepareOrders(
  orders: number,
  env: Record<string, string>,
  supervisor: Supervisor,
): Promise<string> {
  const dir = path.join(dataDir, `bench/orders-${orders}`);
  const mark = `${dir}.made`;
  const made = hashOfMakers();
  if (orders >= KEPT_FROM && existsSync(mark) && readFileSync(mark, 'utf8') === made) return dir;
  rmSync(dir, { recursive: true, force: true });
  rmSync(mark, { force: true });
  const started = Date.now();
  let server = await startPostgres({ dir, persistent: true, fsync: false });
  const stop = () => server.stop();
  supervisor.onStop(stop);
  await configure(server.url);
  await server.stop();
  server = await startPostgres({ dir, persistent: true, fsync: false });
  const databaseUrl = await server.createDatabase('jiwu');
  await supervisor.guard(migrate(databaseUrl));
  await seed({ ...env, DATABASE_URL: databaseUrl }, ['--orders', String(orders)], supervisor);
  await server.stop();
  execFileSync('sync'); // or what was loaded is still being written while we measure
  writeFileSync(mark, made);
  console.log(`[bench] ${orders} orders made in ${Math.round((Date.now() - started) / 1000)} s`);
  return dir;
}

async function configure(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(SETTINGS)) await client.query(`alter system set ${name} = '${value}'`);
  await client.end();
}

function hashOfMakers(): string {
  const files = globSync(MAKERS, { cwd: repositoryRoot }).toSorted();
  return hash('sha256', files.map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8')).join('\0'));
}
