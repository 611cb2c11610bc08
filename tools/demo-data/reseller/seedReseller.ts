import { DAY_MS } from '@jiwu/kernel';
import { findBlockedUntil } from '../../../apps/server/src/flows/dropshipping/assertMayOrder.ts';
import { listBatches } from '../../../apps/server/src/modules/channels/dropshipping/index.ts';
import { readAllNotices } from '../../../apps/server/src/modules/content/notices/index.ts';
import { moveStock } from '../../../apps/server/src/modules/goods/stock/index.ts';
import { hashPaymentPassword, setPaymentPassword } from '../../../apps/server/src/modules/money/wallet/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { findStaffByLoginName } from '../../../apps/server/src/modules/staff/staff/index.ts';
import type { Config } from '../../../apps/server/src/platform/config/config.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Storage } from '../../../apps/server/src/platform/storage/Storage.ts';
import { demoProducts } from '../catalogue/demoCatalogue.ts';
import { demoPaymentPassword } from '../demoUsers.ts';
import { withoutSms } from '../orders/withoutSms.ts';
import { payRecharge } from '../payRecharge.ts';
import { type DemoAct, playActs } from '../playActs.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import { productSkus } from '../seeding/productSkus.ts';
import { type DemoBatch, demoBatches, INTAKE, resellerGoods, resellerRecharges } from './demoBatches.ts';
import { demoBusinesses } from './demoBusinesses.ts';
import { playBatch } from './playBatch.ts';
import { playBusiness } from './playBusiness.ts';
import type { ResellerScene } from './ResellerScene.ts';

interface Input {
  readonly config: Pick<Config, 'HASH_SECRET'>;
  readonly storage: Storage;
  /** The reseller, and the member of staff who reviews, sends and invoices. */
  readonly phoneNumber: string;
  readonly loginName: string;
  /** What else happened in these days, played in its turn. */
  readonly alongside?: (scene: ResellerScene) => Promise<readonly DemoAct[]>;
  readonly now: Date;
}

/** Older notices count as read. */
const READ_AFTER_DAYS = 1;

/**
 * A reseller with two businesses and batches in every state that lasts, through the same flows as the shop. Once; only the unpaid batch is
 * made again after it was closed. Answers how many batches are new.
 */
export async function seedReseller(db: Database, input: Input): Promise<number> {
  const { config, storage, now } = input;
  const user = await findUserByPhone(db.read, input.phoneNumber);
  const staff = await findStaffByLoginName(db.read, input.loginName);
  if (!user || !staff) return 0;
  const userId = user.id;
  const scene: ResellerScene = { db, userId, staffId: staff.staffId, now };
  const missing = await findMissing(scene);
  const acts = missing.map((demo) => batchAct(scene, demo));
  if (missing.length === demoBatches.length) {
    const passwordHash = hashPaymentPassword(config, { userId, password: demoPaymentPassword });
    await db.transact((tx) => setPaymentPassword(tx, { userId, passwordHash, now }));
    acts.push(...demoBusinesses.map((business) => playBusiness(scene, { business, storage })), ...supplies(scene));
    acts.push(...((await input.alongside?.(scene)) ?? []));
  }
  await withoutSms(db, { userId, now }, () => playActs(acts));
  return missing.length;
}

async function findMissing({ db, userId, now }: ResellerScene): Promise<readonly DemoBatch[]> {
  const batches = await listBatches(db.read, { userId, limit: 100 });
  if (batches.length === 0) return demoBatches;
  const isHolding = batches.some(({ state }) => state === 'ordering' || state === 'unpaid');
  // Somebody who let it lapse three times today has to wait, in the demo shop as in any.
  const isBlocked = isHolding || (await findBlockedUntil(db.read, { userId, now })) !== null;
  return isBlocked ? [] : demoBatches.filter(({ reached }) => reached === 'unpaid');
}

function batchAct(scene: ResellerScene, demo: DemoBatch): DemoAct {
  const { db, userId, now } = scene;
  const skus = goods().map(({ sku }) => sku);
  const act = async (): Promise<void> => {
    await playBatch(scene, demo, { skuIds: skus.map(({ id }) => id), codes: skus.map(({ code }) => code) });
    if (demo.daysAgo > READ_AFTER_DAYS) await db.transact((tx) => readAllNotices(tx, { userId, now }));
  };
  return { at: new Date(now.getTime() - demo.daysAgo * DAY_MS), act };
}

/** Money comes into the balance, and the goods of the large batch into the house. */
function supplies({ db, userId, now }: ResellerScene): DemoAct[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const recharges = resellerRecharges.map(([daysAgo, yuan]) => {
    const recharge = { userId, amountFen: yuan * 100, gateway: 'alipay', now: ago(daysAgo) } as const;
    return { at: recharge.now, act: () => db.transact((tx) => payRecharge(tx, recharge)) };
  });
  const moves = goods().map(({ productId, sku }) => ({ skuId: sku.id, productId, quantity: INTAKE.pieces }));
  const intake = {
    kind: 'intake',
    moves,
    cause: { kind: 'demoData', id: 'reseller' },
    now: ago(INTAKE.daysAgo),
  } as const;
  return [...recharges, { at: intake.now, act: () => db.transact((tx) => moveStock(tx, intake)) }];
}

/** The first SKU of each of the reseller's goods. */
function goods() {
  return resellerGoods.map((slug) => {
    const product = demoProducts.find((one) => one.slug === slug);
    const [sku] = product ? productSkus(product) : [];
    if (!sku) throw new Error(`the demo shop has no ${slug}`);
    return { productId: productIdOf(slug), sku };
  });
}
