import { sql } from 'kysely';
import { makeBatchSku, warmUp } from '../../support/batchActs.ts';
import { makeCrowd, must } from '../../support/makeBuyer.ts';
import { makeReseller, type Reseller } from '../../support/makeReseller.ts';
import type { Drill } from '../Drill.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { sendBatch } from './sendBatch.ts';

/** Of a recharge by a business. */
const RECHARGE_FEN = 5_000_000;
/** 100 fen a piece, and at most 800 for sending it. */
const ROW_FEN = 900;
const ORDINARY_ORDERS = 12;
const MOST = 1.3;

/** What the reseller opens all day. */
const pages = {
  '/order/mine': ['orderList', ''],
  'batch list': ['dropshippingList', ''],
  'batches to be sent': ['dropshippingList', 'tab=awaitingDispatch'],
} as const;
type Page = keyof typeof pages;

/** A reseller has few batches, and later 100,000 orders of batches more: their lists are as quick as before. */
export const flatLists: Drill = async (shop, effort) => {
  const [batches, rows] = [effort(20, 1), effort(5000, 200)];
  // Enough for a full page of batches before the large ones come.
  const [smallBatches, calls] = [effort(12, 1), effort(150, 5)];
  const [person] = await makeCrowd(shop, 1, { balanceFen: 500_000 });
  if (!person) throw new Error('somebody sends the batches');
  const reseller = await makeReseller(shop, { client: person.client });
  const goods = [await makeBatchSku(shop, { priceFen: 100, pieces: 1_000_000 })];
  const neededFen = (batches * rows + smallBatches * 10) * ROW_FEN;
  for (let fen = 0; fen < neededFen; fen += RECHARGE_FEN) await reseller.recharge(RECHARGE_FEN);
  await warmUp(shop, reseller);
  for (let made = 0; made < ORDINARY_ORDERS; made += 1) {
    const order = await person.ordered({ lines: [{ skuId: goods[0]?.skuId ?? '', quantity: 1 }] });
    must(await person.payByBalance(order.id));
  }
  for (let made = 0; made < smallBatches; made += 1) await sendBatch(shop, { reseller, goods, rows: 10 });
  // Once for nothing: a process that was just started is slower.
  await timePages(shop, reseller, calls);
  const few = await timePages(shop, reseller, calls);
  for (let made = 0; made < batches; made += 1) await sendBatch(shop, { reseller, goods, rows });
  const many = await timePages(shop, reseller, calls);
  const broken = await shop.broken();
  const ratios = (Object.keys(pages) as Page[]).map((page) => ({ page, ratio: many[page] / few[page] }));
  return {
    name: 'lists of a reseller beside many orders of batches',
    done: `${batches * rows} orders of ${batches} batches made and paid beside ${ORDINARY_ORDERS} ordinary ones`,
    figures: {
      ...Object.fromEntries(
        ratios.map(({ page, ratio }) => [
          page,
          `${few[page].toFixed(1)} → ${many[page].toFixed(1)} ms, × ${ratio.toFixed(2)}`,
        ]),
      ),
      broken: broken.length,
      ...(broken[0] ? { invariant: broken[0] } : {}),
    },
    pass:
      broken.length === 0 &&
      effort(
        ratios.every(({ ratio }) => ratio <= MOST),
        true,
      ),
  };
};

/** The quarter of the calls that nothing held up is quicker than this, in ms. */
async function timePages({ patient }: DrillShop, { client }: Reseller, calls: number): Promise<Record<Page, number>> {
  await sql`vacuum analyze`.execute(patient.read);
  const took: Record<Page, number[]> = { '/order/mine': [], 'batch list': [], 'batches to be sent': [] };
  for (let call = 0; call < calls; call += 1) {
    for (const page of Object.keys(pages) as Page[]) {
      const [name, query] = pages[page];
      const began = performance.now();
      must(await client.call(name, { query }));
      took[page].push(performance.now() - began);
    }
  }
  const quarter = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0;
  return {
    '/order/mine': quarter(took['/order/mine']),
    'batch list': quarter(took['batch list']),
    'batches to be sent': quarter(took['batches to be sent']),
  };
}
