import { afterAll, beforeAll, expect, it } from 'vitest';
import { gradeUnit } from '../../apps/server/src/flows/openBox/gradeUnit.ts';
import { inspectUnit } from '../../apps/server/src/flows/openBox/inspectUnit.ts';
import { listUnit } from '../../apps/server/src/flows/openBox/listUnit.ts';
import { priceUnit } from '../../apps/server/src/flows/openBox/priceUnit.ts';
import { saveUnitFindings } from '../../apps/server/src/flows/openBox/saveUnitFindings.ts';
import { takeIn } from '../../apps/server/src/flows/openBox/takeIn.ts';
import { withdrawUnit } from '../../apps/server/src/flows/openBox/withdrawUnit.ts';
import { writeOffUnit } from '../../apps/server/src/flows/openBox/writeOffUnit.ts';
import { changeUnit, getUnit } from '../../apps/server/src/modules/channels/openBox/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { newTrackingNo, sendOrder } from '../support/makeOrder.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { buyUnit, findingsOf, letItBeNine, makeUnit, TERMS, versionOf } from '../support/makeUnit.ts';
import { playAfterSales } from '../support/playAfterSales.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let staffId: string;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  letItBeNine(shop);
  // The first one brings the checklist.
  staffId = (await makeUnit(shop)).staffId;
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

interface Asked {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** Everything that staff can do to a unit. */
const acts: Readonly<Record<string, (tx: Tx, asked: Asked) => Promise<unknown>>> = {
  inspect: inspectUnit,
  async findings(tx, { id, version }) {
    await saveUnitFindings(tx, { id, wish: { ...findingsOf({ defects: 0 }, null), version } });
  },
  async grade(tx, asked) {
    await gradeUnit(tx, { ...asked, grade: 'c', reason: '', headline: '成色如图', warrantyMonths: null });
  },
  async price(tx, asked) {
    await priceUnit(tx, { ...asked, ...TERMS });
  },
  list: listUnit,
  async withdraw(tx, asked) {
    await withdrawUnit(tx, { ...asked, reason: '补拍' });
  },
  async writeOff(tx, asked) {
    await writeOffUnit(tx, { ...asked, reason: '摔坏了' });
  },
};

async function takenIn(): Promise<string> {
  const { db, clock } = shop.services;
  const product = await makeProduct(db, { pieces: 0, priceFen: 21_900 });
  const wish = { skuId: product.skuIds[0] ?? '', serial: `JG-${product.id.slice(-12)}`, sourceWords: '展示样机' };
  const { unit } = await db.transact((tx) =>
    takeIn(tx, { staffId, ...wish, source: 'display', bookFen: null, now: clock() }),
  );
  return unit.id;
}

async function act(name: string, id: string): Promise<void> {
  const { db, clock } = shop.services;
  const { version } = await versionOf(shop, id);
  await db.transact(async (tx) => await acts[name]?.(tx, { staffId, id, version, now: clock() }));
}

const listed = async () => (await makeUnit(shop)).id;
const graded = async () => (await makeUnit(shop, { isListed: false })).id;

/** Inspected to the end, and to be graded. */
async function inspecting(): Promise<string> {
  const id = await graded();
  await act('inspect', id);
  await act('findings', id);
  return id;
}

async function sold({ isBack }: { isBack: boolean }): Promise<string> {
  const unit = await makeUnit(shop);
  const [buyer] = (await makeCrowd(shop, 1, { balanceFen: 100_000 })) as [Buyer];
  const order = await buyUnit(buyer, unit);
  if (!isBack) return unit.id;
  await sendOrder(shop, order);
  const play = playAfterSales(shop);
  const made = { userId: buyer.userId, id: order.id, no: order.no, payFen: order.payFen, lines: [] };
  const afterSale = await makeAfterSale(shop, buyer.client, { order: { ...made, lines: await play.lines(made) } });
  must(await play.decide('staffAfterSaleApprove', afterSale));
  const body = { carrier: 'sf', trackingNo: newTrackingNo() };
  must(await buyer.client.call('afterSaleParcel', { params: { id: afterSale.id }, body }));
  must(await play.decide('staffAfterSaleReceive', afterSale));
  return unit.id;
}

async function writtenOff(): Promise<string> {
  const id = await takenIn();
  await act('writeOff', id);
  return id;
}

const rolledBack = new Error('rolled back');

/** What can be done to it, and what is refused; it is left as it was. */
async function possible(id: string): Promise<string[]> {
  const { db, clock } = shop.services;
  const { version } = await versionOf(shop, id);
  const done: string[] = [];
  for (const [name, doIt] of Object.entries(acts)) {
    const tried = db.transact(async (tx) => {
      await doIt(tx, { staffId, id, version, now: clock() });
      throw rolledBack;
    });
    const error = await tried.catch((caught: unknown) => caught);
    if (error === rolledBack) done.push(name);
    else expect(error, name).toMatchObject({ errorCode: 'UNIT_CHANGED' });
  }
  return done;
}

it.each([
  ['intake', takenIn, ['inspect', 'writeOff']],
  ['inspecting', inspecting, ['findings', 'grade', 'price', 'writeOff']],
  ['graded', graded, ['inspect', 'price', 'list', 'writeOff']],
  ['listed', listed, ['price', 'withdraw']],
  ['sold', () => sold({ isBack: false }), []],
  ['returned', () => sold({ isBack: true }), ['inspect', 'writeOff']],
  ['writtenOff', writtenOff, []],
] as [string, () => Promise<string>, string[]][])('%s: staff can do what the table says', async (state, make, can) => {
  const id = await make();
  expect((await versionOf(shop, id)).state).toBe(state);
  expect(await possible(id)).toEqual(can);
});

it('a step is taken from where the unit was read, and by one of two at once', async () => {
  const { db, clock } = shop.services;
  const id = await takenIn();
  const unit = await getUnit(db.read, id);
  const by = { kind: 'staff', id: staffId } as const;
  const gone = () => db.transact((tx) => changeUnit(tx, { unit, step: 'writtenOff', by, now: clock() }));
  const ends = await Promise.allSettled([gone(), gone()]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await getUnit(db.read, id)).passportLength).toBe(2);
});
