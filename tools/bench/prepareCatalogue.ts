import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import type { Supervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { startPostgres } from '../lib/startPostgres.ts';
import { seed } from './startBenchStores.ts';

const MAKERS = ['db/migrations/**/*.sql', 'tools/demo-data/**/*.ts', 'apps/server/src/modules/goods/search/**/*.ts'];

/** A shop of so many products in a folder of its own: made once, and again when what makes it has changed. */
export async function prepareCatalogue(
  products: number,
  env: Record<string, string>,
  supervisor: Supervisor,
): Promise<string> {
  const dir = path.join(dataDir, `bench/products-${products}`);
  const mark = `${dir}.made`;
  const made = hashOfMakers();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === made) return dir;
  rmSync(dir, { recursive: true, force: true });
  rmSync(mark, { force: true });
  const started = Date.now();
  const server = await startPostgres({ dir, persistent: true, fsync: false });
  supervisor.onStop(server.stop);
  const databaseUrl = await server.createDatabase('jiwu');
  await supervisor.guard(migrate(databaseUrl));
  await seed({ ...env, DATABASE_URL: databaseUrl }, ['--products', String(products)], supervisor);
  await server.stop();
  writeFileSync(mark, made);
  console.log(`[bench] ${products} products made in ${Math.round((Date.now() - started) / 1000)} s`);
  return dir;
}

function hashOfMakers(): string {
  const files = globSync(MAKERS, { cwd: repositoryRoot }).toSorted();
  return hash('sha256', files.map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8')).join('\0'));
}
