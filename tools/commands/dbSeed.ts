import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createStorage } from '../../apps/server/src/platform/storage/createStorage.ts';
import { bookDemoTrades } from '../demo-data/bookDemoTrades.ts';
import { seedShop } from '../demo-data/seedShop.ts';
import { seedLarge } from '../demo-data/large/seedLarge.ts';
import { seedLargeOrders } from '../demo-data/largeOrders/seedLargeOrders.ts';
import { createDemoPictureMaker } from '../lib/createDemoPictureMaker.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir, sandboxBooks } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { shopSettings } from '../lib/shopSettings.ts';
import { startDatabase } from '../lib/startDatabase.ts';
import { stopwatch } from '../lib/stopwatch.ts';

/** A sandbox that keeps its books in memory has them for itself. */
const MEMORY = ':memory:';

const say = (text: string) => console.log(`[db:seed] ${text}`);

/**
 * `pnpm db:seed [--products N] [--orders N [--ledger]]`: demo data in DATABASE_URL, or in the development database in .data/; with a
 * number, so many generated products more that there are N, and N generated orders; above a million of them the ledger
 * has their money only with `--ledger`. What is there already stays.
 */
await runCommand('db:seed', async (interrupt) => {
  const { products, orders, withLedger } = readOptions();
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl: connectionString, postgres } = await startDatabase(
      { dir: dataDir, throwaway: false },
      supervisor,
    );
    // What is sealed must be readable for the processes of this shop.
    const config = readConfig({
      STORAGE_DIR: path.join(dataDir, 'files'),
      ...shopSettings(postgres !== null),
      ...process.env,
      DATABASE_URL: connectionString,
    });
    // A fresh checkout is filled before it is started for the first time.
    await supervisor.guard(migrate(connectionString));
    const db = createDatabase({ connectionString, max: 4, applicationName: 'jiwu-seed' });
    supervisor.onStop(db.close);
    // Another machine's database goes with another sandbox: its books are written only where they are named.
    const books = process.env['SANDBOX_BOOKS'] ?? (postgres === null ? MEMORY : sandboxBooks);
    await supervisor.guard(seedDemoShop(db, { config, books }));
    if (products !== null) await supervisor.guard(addGenerated(db, connectionString, products));
    if (orders !== null) await supervisor.guard(addOrders(db, connectionString, { orders, withLedger }));
    return 0;
  } finally {
    await supervisor.stop();
  }
});

function readOptions(): { products: number | null; orders: number | null; withLedger: boolean } {
  const options = { products: { type: 'string' }, orders: { type: 'string' }, ledger: { type: 'boolean' } } as const;
  const { products, orders, ledger } = parseArgs({ options }).values;
  return {
    products: readNumber('products', products),
    orders: readNumber('orders', orders),
    withLedger: ledger ?? false,
  };
}

function readNumber(name: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^\d{1,8}$/.test(given)) throw new Error(`--${name} takes a whole number`);
  return Number(given);
}

async function seedDemoShop(db: Database, { config, books }: { config: Config; books: string }): Promise<void> {
  const maker = createDemoPictureMaker();
  const pictures = { maker, storage: createStorage(config) };
  await seedShop(db, { config, pictures, now: new Date(), say });
  if (books !== MEMORY) say(`${await bookDemoTrades(db, books)} paid trades new in the sandbox's books`);
  const { made, kept } = maker.figures;
  say(`${made} pictures made, ${kept} kept from before`);
}

async function addGenerated(db: Database, connectionString: string, products: number): Promise<void> {
  const secondsPassed = stopwatch();
  const report = (text: string) => say(`${secondsPassed()} s: ${text}`);
  const added = await seedLarge({ db, connectionString, products, now: new Date(), say: report });
  say(`done in ${secondsPassed()} s: ${added} generated products new`);
}

async function addOrders(
  db: Database,
  connectionString: string,
  wanted: { orders: number; withLedger: boolean },
): Promise<void> {
  const secondsPassed = stopwatch();
  const report = (text: string) => say(`${secondsPassed()} s: ${text}`);
  const added = await seedLargeOrders({ db, connectionString, ...wanted, now: new Date(), say: report });
  say(`done in ${secondsPassed()} s: ${added} generated orders new`);
}
