import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { type Buyer, makeCrowd } from '../../support/makeBuyer.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Drill } from '../Drill.ts';
import type { DrillShop } from '../startDrillShop.ts';

const DIR = path.join(import.meta.dirname, 'migrations');
const COLUMNS = ['orders', 'order_lines', 'users', 'stock_levels', 'ledger_transfers'];

/**
 * Buyers order and pay while columns, a rule and an index come to the very tables that they write, and while a report holds those
 * tables, so that the migration has to give way. No order may fail; how long the slowest took is told.
 */
export const migrateUnderOrders: Drill = async (shop, effort) => {
  const [size, holdMs] = [effort(40, 4), effort(5000, 1500)];
  // One person orders 60 times a minute at most.
  const thinkMs = effort(1100, 100);
  const product = await makeProduct(shop.services.db, { priceFen: 1900, pieces: 1_000_000 });
  const crowd = await makeCrowd(shop, size, { balanceFen: 500_000 });
  const draft = { lines: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }] };
  const took: number[] = [];
  const failed: string[] = [];
  const over = new AbortController();
  const buy = async (buyer: Buyer) => {
    const began = performance.now();
    const reply = await buyer.order(draft);
    const paid = reply.flag ? await buyer.payByBalance((reply.data as { id: string }).id) : reply;
    took.push(performance.now() - began);
    if (!paid.flag) failed.push(`${paid.status} ${paid.msg}`);
  };
  const buying = crowd.map(async (buyer) => {
    while (!over.signal.aborted) {
      await buy(buyer).catch((error: Error) => failed.push(error.message));
      await pause(thinkMs);
    }
  });
  await pause(effort(3000, 500));
  const before = took.length;
  const gaveWay: string[] = [];
  const [, applied] = await Promise.all([
    report(shop, holdMs),
    migrate(shop.ownerUrl, { dir: DIR, onWait: (name) => gaveWay.push(name) }),
  ]);
  const during = took.length - before;
  await pause(effort(3000, 500));
  over.abort();
  await Promise.all(buying);
  const broken = await shop.broken();
  await takeBack(shop);
  return {
    name: 'migrations during checkout',
    done: `${applied.length} migrations, ${size} buyers, a report that holds the tables for ${holdMs / 1000} s`,
    figures: {
      orders: took.length,
      'orders meanwhile': during,
      failed: failed.length,
      'gave way': gaveWay.length,
      'slowest order ms': Math.round(Math.max(0, ...took)),
      broken: broken.length,
      ...(failed[0] === undefined ? {} : { first: failed[0] }),
    },
    pass: applied.length === 4 && during > 0 && gaveWay.length > 0 && failed.length === 0 && broken.length === 0,
  };
};

/** As somebody's question that reads for a while: every table change has to wait for it. */
async function report(shop: DrillShop, holdMs: number): Promise<void> {
  await shop.patient.transact(async (tx) => {
    await sql`select count(*) from orders, lateral (select from order_lines where order_id = orders.id limit 1) as line`.execute(
      tx,
    );
    await pause(holdMs);
  });
}

/** For the next time, and for the drills that follow in the same shop. */
async function takeBack(shop: DrillShop): Promise<void> {
  for (const table of COLUMNS) {
    await shop.patient.writeAlone(sql`alter table ${sql.table(table)} drop column rehearsed`);
  }
  await shop.patient.writeAlone(sql`delete from migrations where name like '9%'`);
}
