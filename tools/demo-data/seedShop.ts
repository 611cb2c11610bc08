import { countBoughtTogether } from '../../apps/server/src/jobs/countBoughtTogether.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { stopwatch } from '../lib/stopwatch.ts';
import { seedActivities } from './activities/seedActivities.ts';
import { planAdvertisements } from './advertisement/planAdvertisements.ts';
import { planBaskets } from './baskets/planBaskets.ts';
import { seedCelebrities } from './celebrities/seedCelebrities.ts';
import { seedRates } from './celebrities/seedRates.ts';
import { demoStaff, demoTotpSecret } from './demoStaff.ts';
import { demoPassword, demoUsers } from './demoUsers.ts';
import { planDraws } from './draws/planDraws.ts';
import { keepDemoShop } from './keepDemoShop.ts';
import { planOrders } from './orders/planOrders.ts';
import { withoutSms } from './orders/withoutSms.ts';
import { planCheckIns } from './planCheckIns.ts';
import { planRecharges } from './planRecharges.ts';
import { planVip } from './planVip.ts';
import { playActs } from './playActs.ts';
import { planInvitations } from './planInvitations.ts';
import { planPromoter } from './promoter/planPromoter.ts';
import { seedReseller } from './reseller/seedReseller.ts';
import { seedCampaigns } from './seedCampaigns.ts';
import { seedCart } from './seedCart.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedCoupons } from './seedCoupons.ts';
import { seedStaff } from './seedStaff.ts';
import { seedSupport, supportMoment } from './seedSupport.ts';
import { seedTexts } from './seedTexts.ts';
import { seedUsers } from './seedUsers.ts';
import type { PictureServices } from './seeding/storePicture.ts';

const SAID_EVERY = 50;

interface Input {
  readonly config: Config;
  readonly pictures: PictureServices;
  readonly now: Date;
  /** Hears how it goes. */
  readonly say: (words: string) => void;
}

/** The whole demo shop; what is there already stays. */
export async function seedShop(db: Database, input: Input): Promise<void> {
  const { config, pictures, now, say } = input;
  const passed = stopwatch();
  const [phoneNumber, reseller] = ['linzhixia', 'zhouyunqi'].map(phoneOf) as [string, string];
  const player = { phoneNumber, now };
  await seedPeople(db, input);
  const products = await seedCatalogue({
    db,
    pictures,
    now,
    onProgress(done, all) {
      if (done % SAID_EVERY === 0 || done === all) say(`products ${done}/${all}, ${passed()} s`);
    },
  });
  const { code } = await seedCoupons(db, { config, ...player });
  say(`coupons are there; the code ${code} becomes one more`);
  await seedCampaigns(db, now);
  await seedActivities(db, now);
  await db.transact((tx) => seedRates(tx));
  await playYear(db, { config, ...player, loginName: 'kefu' });
  say(`a year of recharges, promotion and orders, ${passed()} s`);
  const celebrities = await seedCelebrities(db, { pictures, ...player });
  say(`${celebrities} celebrities new`);
  const texts = await seedTexts({ db, storage: pictures.storage }, { now, say });
  say(`${texts} texts new or changed`);
  const batches = await seedReseller(db, {
    config,
    storage: pictures.storage,
    phoneNumber: reseller,
    loginName: 'kefu',
    alongside: (scene) => planAdvertisements(scene, pictures),
    now,
  });
  say(`${batches} batches of a reseller new, ${passed()} s`);
  await keepDemoShop(db, { pictures, now });
  say(`channels, opened things and brand placements of this moment, ${passed()} s`);
  await countBoughtTogether({ db, clock: () => now });
  await seedCart(db, player);
  say(`done in ${passed()} s: ${products} products new`);
}

async function seedPeople(db: Database, { config, now, say }: Input): Promise<void> {
  const users = await seedUsers(db, now);
  for (const { userName, phoneNumber, what } of demoUsers) {
    say(`${userName} / ${phoneNumber} / ${demoPassword}  ${what}`);
  }
  await seedStaff(db, config, now);
  for (const { loginName, what } of demoStaff) {
    say(`staff: ${loginName} / ${demoPassword} / TOTP ${demoTotpSecret}  ${what}`);
  }
  say(`${users} users new`);
}

interface Player {
  readonly config: Config;
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly now: Date;
}

/**
 * All of it happens in turn: the ledger refuses a date before its last one, and the lists of orders and notices have the order in which they
 * were written.
 */
async function playYear(db: Database, player: Player): Promise<void> {
  const user = await findUserByPhone(db.read, player.phoneNumber);
  const begins = supportMoment(player.now);
  const acts = [
    ...(await planRecharges(db, player)),
    ...(await planPromoter(db, player)),
    ...(await planBaskets(db, player)),
    ...(await planVip(db, player)),
    ...(await planOrders(db, player)),
    ...(await planInvitations(db, player)),
    ...(await planDraws(db, player)),
    ...(await planCheckIns(db, player)),
    { at: begins, act: () => seedSupport(db, { ...player, begins }) },
  ];
  if (user) await withoutSms(db, { userId: user.id, now: player.now }, () => playActs(acts));
}

function phoneOf(userName: string): string {
  const user = demoUsers.find((one) => one.userName === userName);
  if (!user) throw new Error(`the demo shop has no ${userName}`);
  return user.phoneNumber;
}
