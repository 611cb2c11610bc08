import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';

const WEEK_MS = 7 * DAY_MS;

interface Input {
  readonly skuId: string;
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  readonly now: Date;
}

/**
 * Changes a SKU's price and adds to its history. The struck price beside a reduced one is the lowest that was really charged in
 * the 7 days before; when the price rises there is none. Returns the product's id, or null if nothing changed.
 */
export async function setPrice(tx: Tx, { skuId, priceFen, vipPriceFen, now }: Input): Promise<string | null> {
  const sku = await tx
    .selectFrom('skus')
    .select(['product_id', 'price_fen', 'vip_price_fen', 'market_price_fen'])
    .where('id', '=', skuId)
    .forUpdate()
    .executeTakeFirst();
  if (!sku) throw new ShopError('NOT_FOUND');
  if (sku.price_fen === priceFen && sku.vip_price_fen === vipPriceFen) return null;
  const marketPriceFen =
    sku.price_fen === priceFen ? sku.market_price_fen : await lowestOfWeek(tx, { skuId, priceFen, now });
  await tx
    .updateTable('skus')
    .set({ price_fen: priceFen, vip_price_fen: vipPriceFen, market_price_fen: marketPriceFen })
    .where('id', '=', skuId)
    .execute();
  await tx
    .insertInto('sku_prices')
    .values({
      sku_id: skuId,
      // Two changes at once wait for each other; whichever comes second must also stand second in the history.
      valid_from: sql<Date>`greatest(${now}::timestamptz,
        (select max(valid_from) from sku_prices where sku_id = ${skuId}) + interval '1 millisecond')`,
      price_fen: priceFen,
      vip_price_fen: vipPriceFen,
    })
    .execute();
  await tx.updateTable('products').set({ updated_at: now }).where('id', '=', sku.product_id).execute();
  announceLive(tx, liveChannels.product(sku.product_id));
  return sku.product_id;
}

/** Of the prices in force during the last 7 days, the lowest, if the new price is lower still. */
async function lowestOfWeek(tx: Tx, input: Omit<Input, 'vipPriceFen'>): Promise<number | null> {
  const weekAgo = new Date(input.now.getTime() - WEEK_MS);
  const { lowest } = await tx
    .selectFrom('sku_prices')
    .select((select) => select.fn.min('price_fen').as('lowest'))
    .where('sku_id', '=', input.skuId)
    .where((where) =>
      where.or([
        where('valid_from', '>', weekAgo),
        // The one that was in force when the week began.
        where(
          'valid_from',
          '=',
          where
            .selectFrom('sku_prices as earlier')
            .select((select) => select.fn.max('earlier.valid_from').as('valid_from'))
            .where('earlier.sku_id', '=', input.skuId)
            .where('earlier.valid_from', '<=', weekAgo),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return lowest !== null && lowest > input.priceFen ? lowest : null;
}
