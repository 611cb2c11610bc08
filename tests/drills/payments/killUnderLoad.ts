import { setTimeout as pause } from 'node:timers/promises';
import { businessDay } from '@jiwu/kernel';
import { reconcileDay } from '../../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import type { Drill } from '../Drill.ts';
import { gateways } from '../shopper.ts';
import type { DrillShop, Part } from '../startDrillShop.ts';
import { sweptUntil } from '../sweptUntil.ts';
import { until } from '../until.ts';
import { compareBooks } from './compareBooks.ts';
import { createLoad, type Load } from './createLoad.ts';

/** A list for `in` is never empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const KILLS: readonly Part[] = ['api', 'worker', 'postgres', 'worker', 'api', 'postgres'];

/** Recharges, refunds and spending for a minute, while one part after the other is killed. */
export const killUnderLoad: Drill = async (shop, effort) => {
  const [seconds, kills] = [effort(60, 3), effort(KILLS, KILLS.slice(0, 3))];
  await shop.sandbox.post('/control/pay/reset', {});
  const loads = await Promise.all(Array.from({ length: effort(10, 2) }, () => createLoad(shop)));
  const end = performance.now() + seconds * 1000;
  const [outages] = await Promise.all([killInTurn(shop, kills, end), ...loads.map((load) => run(load, end))]);

  // Everything is up again: calls with an unknown outcome are repeated with their key, until the answer is known.
  const settled = await until(async () => {
    for (const load of loads) await load.settleUnknown();
    return loads.every((load) => load.unknown() === 0);
  }, 60);
  const quiet = await until(
    sweptUntil(shop, effort, async () => (await compareBooks(shop)).underWay === 0),
    120,
  );
  const books = await compareBooks(shop);
  let unexplained = 0;
  for (const gateway of gateways) {
    unexplained += await reconcileDay(shop.services, { gateway, day: businessDay(shop.services.clock()) }).then(() =>
      countOpen(shop),
    );
  }
  const broken = await shop.broken();
  const sum = (pick: (load: Load) => number) => loads.reduce((total, load) => total + pick(load), 0);
  const lost = sum((load) => load.acknowledged().length + load.bought().length) - (await countKnown(shop, loads));
  return {
    name: 'kill -9 api, worker, PostgreSQL',
    done: `${kills.length} kills in ${seconds} s of recharges, refunds and spending`,
    figures: {
      recharges: sum((load) => load.acknowledged().length),
      bought: sum((load) => load.bought().length),
      refunds: books.refunds,
      'calls unknown at first': sum((load) => load.everUnknown()),
      'longest outage s': Number((Math.max(...outages) / 1000).toFixed(1)),
      'known after s': settled,
      'quiet after s': quiet,
      lost,
      'books differ': books.differences.length,
      unexplained,
      broken: broken.length,
      ...(broken[0] ? { first: broken[0] } : {}),
      ...(books.differences[0] ? { difference: books.differences[0] } : {}),
    },
    pass:
      lost === 0 &&
      broken.length === 0 &&
      books.differences.length === 0 &&
      unexplained === 0 &&
      settled < 60 &&
      quiet < 120,
  };
};

async function run(load: Load, end: number): Promise<void> {
  while (performance.now() < end) await load.step();
}

async function killInTurn(shop: DrillShop, kills: readonly Part[], end: number): Promise<number[]> {
  const outages: number[] = [];
  const every = (end - performance.now()) / (kills.length + 1);
  for (const part of kills) {
    await pause(every);
    outages.push(await shop.killAndRestart(part));
  }
  return outages;
}

async function countOpen(shop: DrillShop): Promise<number> {
  const rows = await shop.services.db.read
    .selectFrom('reconciliation_differences')
    .select('number')
    .where('state', '=', 'open')
    .execute();
  return rows.length;
}

/** Number of acknowledged recharges and purchases that exist; a purchase that exists twice counts twice. */
async function countKnown(shop: DrillShop, loads: readonly Load[]): Promise<number> {
  const db = shop.services.db.read;
  const recharges = await db
    .selectFrom('recharges')
    .select('id')
    .where('id', 'in', [...loads.flatMap((load) => load.acknowledged()), NOBODY])
    .execute();
  const purchases = await db
    .selectFrom('payments')
    .select('id')
    .where('payable_kind', '=', 'toy')
    .where('payable_id', 'in', [...loads.flatMap((load) => load.bought()), NOBODY])
    .execute();
  return recharges.length + purchases.length;
}
