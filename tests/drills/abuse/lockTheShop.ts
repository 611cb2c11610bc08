import { rules } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { closeUnpaidOrders } from '../../../apps/server/src/jobs/closeUnpaidOrders.ts';
import { type Buyer, makeCrowd } from '../../support/makeBuyer.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Drill } from '../Drill.ts';
import type { DrillShop } from '../startDrillShop.ts';

const { perOrder, unpaid, payMinutes } = rules.order;
const PIECES = 1000;
const LIMIT = 2;
/** More tries for each account than it may have orders, all at once. */
const TRIES = 12;

/**
 * Accounts that buy nothing try to keep a product of 1,000 pieces from everyone else. Many of them can, as long as the product has no limit for
 * each user; the drill says so, and holds what one account has at most: at first, for the rest of the day, and of what has a limit.
 */
export const lockTheShop: Drill = async (shop, effort) => {
  const accounts = effort(50, 5);
  const crowd = await makeCrowd(shop, accounts);
  const makeSku = async (wish: { pieces: number; limitPerUser?: number }) =>
    (await makeProduct(shop.services.db, wish)).skuIds[0] ?? '';
  const [plenty, scarce] = [await makeSku({ pieces: 1_000_000 }), await makeSku({ pieces: PIECES })];
  const limited = await makeSku({ pieces: PIECES, limitPerUser: LIMIT });
  // What one request held before there was a limit.
  const large = await (crowd[0] as Buyer).orderAt('not-asked-for', { lines: [{ skuId: plenty, quantity: 999 }] });

  await hoard(crowd, plenty, perOrder.pieces);
  const atFirst = (await heldOf(shop, plenty)) / accounts;
  await letLapse(shop);
  await hoard(crowd, plenty, perOrder.pieces);
  const afterwards = (await heldOf(shop, plenty)) / accounts;
  await letLapse(shop);
  await hoard(crowd, scarce, perOrder.pieces);
  const ofScarce = await heldOf(shop, scarce);
  await letLapse(shop);
  await hoard(crowd, limited, 1);
  const ofLimited = await heldOf(shop, limited);
  await letLapse(shop);
  const broken = await shop.broken();
  return {
    name: 'accounts that lock goods without paying',
    done: `${accounts} accounts, ${TRIES} orders each at once, four times`,
    figures: {
      'one account holds at first': atFirst,
      'after those lapsed': afterwards,
      [`all of them of ${PIECES} pieces, after those lapsed`]: ofScarce,
      [`of ${PIECES} with a limit of ${LIMIT} each`]: ofLimited,
      'answer to 999 pieces': large.status,
      broken: broken.length,
    },
    pass:
      large.status === 422 &&
      atFirst === unpaid.perUser * perOrder.pieces &&
      afterwards === unpaid.afterLapsed * perOrder.pieces &&
      ofLimited <= accounts * Math.min(LIMIT, unpaid.afterLapsed) &&
      broken.length === 0,
  };
};

/** Everybody orders as much as goes, many times at once. */
async function hoard(crowd: readonly Buyer[], skuId: string, quantity: number): Promise<void> {
  const draft = { lines: [{ skuId, quantity }] };
  const { key } = await (crowd[0] as Buyer).quote(draft);
  for (const buyer of crowd) await Promise.all(Array.from({ length: TRIES }, () => buyer.orderAt(key, draft)));
}

/** Nobody pays, and the time for it is over. */
async function letLapse({ services }: DrillShop): Promise<void> {
  const aheadMs = (payMinutes + 1) * MINUTE_MS;
  await closeUnpaidOrders({ ...services, clock: () => new Date(services.clock().getTime() + aheadMs) });
}

async function heldOf({ services }: DrillShop, skuId: string): Promise<number> {
  const { rows } = await sql<{ reserved: number }>`select reserved from stock_levels where sku_id = ${skuId}`.execute(
    services.db.read,
  );
  return rows[0]?.reserved ?? 0;
}
