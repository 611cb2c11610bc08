import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createStorage } from '../../apps/server/src/platform/storage/createStorage.ts';
import { demoPassword, demoUsers } from '../demo-data/demoUsers.ts';
import { seedLarge } from '../demo-data/large/seedLarge.ts';
import { createPictureMaker } from '../demo-data/pictures/createPictureMaker.ts';
import { seedCatalogue } from '../demo-data/seedCatalogue.ts';
import { seedCoupons } from '../demo-data/seedCoupons.ts';
import { seedUsers } from '../demo-data/seedUsers.ts';
import { seedWallet } from '../demo-data/seedWallet.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const say = (text: string) => console.log(`[db:seed] ${text}`);
const SAID_EVERY = 50;

/**
 * `pnpm db:seed [--products N]`: demo data in DATABASE_URL, or in the development database in .data/; with a number, so
 * many generated products more that there are N. What is there already stays.
 */
await runCommand('db:seed', async (interrupt) => {
  const products = readProducts();
  const supervisor = createSupervisor(interrupt);
  try {
    const connectionString = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const db = createDatabase({ connectionString, max: 4, applicationName: 'jiwu-seed' });
    supervisor.onStop(db.close);
    await supervisor.guard(seedShop(db, connectionString));
    if (products !== null) await supervisor.guard(addGenerated(db, connectionString, products));
    return 0;
  } finally {
    await supervisor.stop();
  }
});

function readProducts(): number | null {
  const { products } = parseArgs({ options: { products: { type: 'string' } } }).values;
  if (products === undefined) return null;
  if (!/^\d{1,8}$/.test(products)) throw new Error('--products takes a whole number');
  return Number(products);
}

async function seedShop(db: Database, connectionString: string): Promise<void> {
  const secondsPassed = stopwatch();
  const users = await seedUsers(db);
  await seedWallet(db, { phoneNumber: demoUsers[0]?.phoneNumber ?? '', now: new Date() });
  for (const { userName, phoneNumber, what } of demoUsers) {
    say(`${userName} / ${phoneNumber} / ${demoPassword}  ${what}`);
  }
  const maker = createPictureMaker(path.join(dataDir, 'pictures'));
  const products = await seedCatalogue({
    db,
    pictures: { maker, storage: createStorage(shopConfig(connectionString)) },
    now: new Date(),
    onProgress(done, all) {
      if (done % SAID_EVERY === 0 || done === all) say(`products ${done}/${all}`);
    },
  });
  const { code } = await seedCoupons(db, {
    config: shopConfig(connectionString),
    phoneNumber: demoUsers[0]?.phoneNumber ?? '',
    now: new Date(),
  });
  say(`coupons are there; the code ${code} becomes one more`);
  const { made, kept } = maker.figures;
  const pictures = `${made} pictures made, ${kept} kept from before`;
  say(`done in ${secondsPassed()} s: ${users} users and ${products} products new, ${pictures}`);
}

async function addGenerated(db: Database, connectionString: string, products: number): Promise<void> {
  const secondsPassed = stopwatch();
  const report = (text: string) => say(`${secondsPassed()} s: ${text}`);
  const added = await seedLarge({ db, connectionString, products, now: new Date(), say: report });
  say(`done in ${secondsPassed()} s: ${added} generated products new`);
}

function stopwatch(): () => string {
  const began = performance.now();
  return () => ((performance.now() - began) / 1000).toFixed(1);
}

/** Where the files of this shop are, and what its codes are hashed with. Redis is not asked for anything here. */
function shopConfig(connectionString: string) {
  return readConfig({
    NODE_ENV: 'development',
    REDIS_URL: 'redis://127.0.0.1:6379',
    STORAGE_DIR: path.join(dataDir, 'files'),
    ...process.env,
    DATABASE_URL: connectionString,
  });
}
