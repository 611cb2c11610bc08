import path from 'node:path';
import { parseArgs } from 'node:util';
import { countBoughtTogether } from '../../apps/server/src/jobs/countBoughtTogether.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createStorage } from '../../apps/server/src/platform/storage/createStorage.ts';
import { planBaskets } from '../demo-data/baskets/planBaskets.ts';
import { demoStaff, demoTotpSecret } from '../demo-data/demoStaff.ts';
import { demoPassword, demoUsers } from '../demo-data/demoUsers.ts';
import { keepAdvertisements } from '../demo-data/advertisement/keepAdvertisements.ts';
import { planAdvertisements } from '../demo-data/advertisement/planAdvertisements.ts';
import { seedLarge } from '../demo-data/large/seedLarge.ts';
import { seedLargeOrders } from '../demo-data/largeOrders/seedLargeOrders.ts';
import { planDraws } from '../demo-data/draws/planDraws.ts';
import { seedOrders } from '../demo-data/orders/seedOrders.ts';
import { keepChannels } from '../demo-data/channels/keepChannels.ts';
import { keepOpenBox } from '../demo-data/openBox/keepOpenBox.ts';
import { seedActivities } from '../demo-data/activities/seedActivities.ts';
import { seedCelebrities } from '../demo-data/celebrities/seedCelebrities.ts';
import { seedRates } from '../demo-data/celebrities/seedRates.ts';
import { seedCampaigns } from '../demo-data/seedCampaigns.ts';
import { seedCart } from '../demo-data/seedCart.ts';
import { seedSupport } from '../demo-data/seedSupport.ts';
import { seedCatalogue } from '../demo-data/seedCatalogue.ts';
import { planCheckIns } from '../demo-data/planCheckIns.ts';
import { planRecharges } from '../demo-data/planRecharges.ts';
import { playActs } from '../demo-data/playActs.ts';
import { planPromoter } from '../demo-data/promoter/planPromoter.ts';
import { seedReseller } from '../demo-data/reseller/seedReseller.ts';
import { seedCoupons } from '../demo-data/seedCoupons.ts';
import { seedInvitations } from '../demo-data/seedInvitations.ts';
import { seedTexts } from '../demo-data/seedTexts.ts';
import { seedStaff } from '../demo-data/seedStaff.ts';
import { seedUsers } from '../demo-data/seedUsers.ts';
import { seedVip } from '../demo-data/seedVip.ts';
import { createDemoPictureMaker } from '../lib/createDemoPictureMaker.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const say = (text: string) => console.log(`[db:seed] ${text}`);
const SAID_EVERY = 50;

/**
 * `pnpm db:seed [--products N] [--orders N [--ledger]]`: demo data in DATABASE_URL, or in the development database in .data/; with a
 * number, so many generated products more that there are N, and N generated orders; above a million of them the ledger
 * has their money only with `--ledger`. What is there already stays.
 */
await runCommand('db:seed', async (interrupt) => {
  const { products, orders, withLedger } = readOptions();
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl: connectionString } = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const db = createDatabase({ connectionString, max: 4, applicationName: 'jiwu-seed' });
    supervisor.onStop(db.close);
    await supervisor.guard(seedShop(db, connectionString));
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

async function seedShop(db: Database, connectionString: string): Promise<void> {
  const secondsPassed = stopwatch();
  const users = await seedUsers(db);
  for (const { userName, phoneNumber, what } of demoUsers) {
    say(`${userName} / ${phoneNumber} / ${demoPassword}  ${what}`);
  }
  await seedStaff(db, shopConfig(connectionString));
  for (const { loginName, what } of demoStaff) {
    say(`staff: ${loginName} / ${demoPassword} / TOTP ${demoTotpSecret}  ${what}`);
  }
  const maker = createDemoPictureMaker();
  const pictures = { maker, storage: createStorage(shopConfig(connectionString)) };
  const products = await seedCatalogue({
    db,
    pictures,
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
  await seedCampaigns(db, new Date());
  await seedActivities(db, new Date());
  await db.transact((tx) => seedRates(tx));
  const promotedPassed = stopwatch();
  await playYear(db);
  say(`a year of recharges and promotion in ${promotedPassed()} s`);
  await seedVip(db, { phoneNumber: demoUsers[0]?.phoneNumber ?? '', now: new Date() });
  const orders = await seedOrders(db, {
    phoneNumber: demoUsers[0]?.phoneNumber ?? '',
    loginName: 'kefu',
    now: new Date(),
  });
  await seedInvitations(db, {
    config: shopConfig(connectionString),
    phoneNumber: demoUsers[0]?.phoneNumber ?? '',
    loginName: 'kefu',
    now: new Date(),
  });
  const player = { phoneNumber: demoUsers[0]?.phoneNumber ?? '', now: new Date() };
  const draws = await planDraws(db, { config: shopConfig(connectionString), ...player });
  await playActs([...draws, ...(await planCheckIns(db, player))]);
  say(`${orders} orders new`);
  const channelsPassed = stopwatch();
  await keepChannels(db, { ...player, loginName: 'admin' });
  say(`groups and deals of this moment in ${channelsPassed()} s`);
  const openBoxPassed = stopwatch();
  await keepOpenBox(db, { pictures, loginName: 'jiance', now: new Date() });
  say(`opened things of this moment in ${openBoxPassed()} s`);
  const celebrities = await seedCelebrities(db, { pictures, ...player });
  say(`${celebrities} celebrities new`);
  const texts = await seedTexts({ db, storage: pictures.storage }, { now: new Date(), say });
  say(`${texts} texts new or changed`);
  const resellerPassed = stopwatch();
  const reseller = demoUsers.find(({ userName }) => userName === 'zhouyunqi')?.phoneNumber ?? '';
  const batches = await seedReseller(db, {
    config: shopConfig(connectionString),
    storage: pictures.storage,
    phoneNumber: reseller,
    loginName: 'kefu',
    alongside: (scene) => planAdvertisements(scene, pictures),
    now: new Date(),
  });
  say(`${batches} batches of a reseller new in ${resellerPassed()} s`);
  const placementsPassed = stopwatch();
  await keepAdvertisements(db, { pictures, phoneNumber: reseller, loginName: 'admin', now: new Date() });
  say(`brand placements of this moment in ${placementsPassed()} s`);
  const countedPassed = stopwatch();
  await countBoughtTogether({ db, clock: () => new Date() });
  say(`counted what was bought together in ${countedPassed()} s`);
  await seedCart(db, { phoneNumber: demoUsers[0]?.phoneNumber ?? '', now: new Date() });
  await seedSupport(db, { ...player, loginName: 'kefu' });
  say(`coupons are there; the code ${code} becomes one more`);
  const { made, kept } = maker.figures;
  const drawn = `${made} pictures made, ${kept} kept from before`;
  say(`done in ${secondsPassed()} s: ${users} users and ${products} products new, ${drawn}`);
}

/** The ledger refuses a date before its last one, so all of it happens in turn. */
async function playYear(db: Database): Promise<void> {
  const player = { phoneNumber: demoUsers[0]?.phoneNumber ?? '', now: new Date() };
  const recharges = await planRecharges(db, player);
  const promoted = await planPromoter(db, { ...player, loginName: 'kefu' });
  const baskets = await planBaskets(db, { loginName: 'kefu', now: player.now });
  await playActs([...recharges, ...promoted, ...baskets]);
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
