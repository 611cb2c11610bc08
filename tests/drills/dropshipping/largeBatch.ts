import { setTimeout as pause } from 'node:timers/promises';
import { makeBatchSku, warmUp } from '../../support/batchActs.ts';
import { type Buyer, makeCrowd } from '../../support/makeBuyer.ts';
import { makeReseller } from '../../support/makeReseller.ts';
import type { Drill } from '../Drill.ts';
import { percentile } from '../percentile.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { type Round, sendBatch } from './sendBatch.ts';

const CHECKOUTS_PER_SECOND = 5;
const PAYMENTS = 20;
/** Of a recharge by a business. */
const RECHARGE_FEN = 5_000_000;
/** 100 fen a piece, and at most 800 for sending it. */
const ROW_FEN = 900;

/**
 * A batch of 5,000 rows, sent as a file, ordered and paid out of the balance, while others buy the same goods. Then once more: the api is killed
 * under the upload and in the middle of paying, the worker in the middle of reading and of making the orders. Then a smaller one that is paid 20 times at once. Each row has one order in the end,
 * and each batch one debit.
 */
export const largeBatch: Drill = async (shop, effort) => {
  const rows = effort(5000, 400);
  const [person, ...others] = await makeCrowd(shop, effort(9, 3), { balanceFen: 500_000 });
  if (!person) throw new Error('somebody sends the batch');
  const goods = await makeGoods(shop);
  const reseller = await makeReseller(shop, { client: person.client });
  const neededFen = 3 * rows * ROW_FEN;
  for (let fen = 0; fen < neededFen; fen += RECHARGE_FEN) await reseller.recharge(RECHARGE_FEN);
  await warmUp(shop, reseller);

  const load = startCheckouts(others, goods);
  const calm = await sendBatch(shop, { reseller, goods, rows });
  const { tookMs, failed } = await load.end();
  const killed = await sendBatch(shop, { reseller, goods, rows, isKilled: true });
  const crowded = await sendBatch(shop, { reseller, goods, rows: PAYMENTS * 10, payments: PAYMENTS });

  const broken = await shop.broken();
  const isWhole = ({ isInOrder, orders, debits, granted }: Round, wanted: number) =>
    isInOrder && orders === wanted && debits === 1 && granted === 1;
  const wrong = [isWhole(calm, rows), isWhole(killed, rows), isWhole(crowded, PAYMENTS * 10)].filter(
    (is) => !is,
  ).length;
  const machineSeconds = calm.readSeconds + calm.orderSeconds + calm.paySeconds;
  const p99 = percentile(tookMs, 0.99);
  const isFast = calm.paySeconds < 3 && machineSeconds < 60 && p99 < 1000;
  return {
    name: 'a batch of parcels, paid at once',
    done: `a file of ${rows} rows read, ordered and paid beside ${tookMs.length} checkouts; again, with the worker and the api killed; then paid ${PAYMENTS} × at once`,
    figures: {
      'file read in s': calm.readSeconds,
      'orders made in s': calm.orderSeconds,
      'paid in s': calm.paySeconds,
      'all in s': Number(machineSeconds.toFixed(1)),
      'others: failed': failed,
      'others: p99 ms': p99,
      'killed: file read in s': killed.readSeconds,
      'killed: orders made before': killed.madeAtKill,
      'killed: orders made in s': killed.orderSeconds,
      'killed: paid in s': killed.paySeconds,
      [`debits of ${PAYMENTS} payments`]: crowded.debits,
      wrong,
      broken: broken.length,
      ...(broken[0] ? { invariant: broken[0] } : {}),
    },
    pass: broken.length === 0 && wrong === 0 && failed === 0 && effort(isFast, true),
  };
};

async function makeGoods(shop: DrillShop) {
  const made: { code: string; skuId: string }[] = [];
  // In turn: the first product brings its brand and categories.
  for (let index = 0; index < 10; index += 1) {
    made.push(await makeBatchSku(shop, { priceFen: 100, pieces: 1_000_000 }));
  }
  return made;
}

/** Others who buy the same goods, so many a second, until they are told to end. */
function startCheckouts(buyers: readonly Buyer[], goods: readonly { readonly skuId: string }[]) {
  const tookMs: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const shopping = buyers.map(async (buyer, index) => {
    while (!over.signal.aborted) {
      await pause((1000 * buyers.length) / CHECKOUTS_PER_SECOND);
      const began = performance.now();
      const isBought = await buy(buyer, goods[index % goods.length]?.skuId ?? '').catch(() => false);
      if (isBought) tookMs.push(performance.now() - began);
      else failed += 1;
    }
  });
  return {
    async end() {
      over.abort();
      await Promise.all(shopping);
      return { tookMs, failed };
    },
  };
}

async function buy(buyer: Buyer, skuId: string): Promise<boolean> {
  const order = await buyer.ordered({ lines: [{ skuId, quantity: 1 }] });
  return (await buyer.payByBalance(order.id)).flag;
}
