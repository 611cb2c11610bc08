import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { DraftSku } from '../drafts/ProductDraft.ts';

interface Input {
  readonly productId: string;
  readonly skus: readonly DraftSku[];
  readonly now: Date;
}

/**
 * SKUs, tiers and prices as a checked draft says. Those that it does not name go off sale; none is ever removed, since orders hold them. Prices
 * that change are added to the history.
 */
export async function writeSkus(tx: Tx, { productId, skus, now }: Input): Promise<void> {
  const ids = skus.map(({ id }) => id);
  // Two may change their codes or options with each other: both give them up first.
  await sql`
    update skus set code = skus.id::text, option_values = array['~', skus.id::text]
    from jsonb_to_recordset(${JSON.stringify(skus.map(rowOf))}::jsonb) as wanted (id uuid, code text, options jsonb)
    where skus.id = wanted.id and skus.product_id = ${productId}
      and (skus.code <> wanted.code or to_jsonb(skus.option_values) <> wanted.options)`.execute(tx);
  await sql`
    insert into skus (id, product_id, code, position, option_values, price_fen, vip_price_fen, market_price_fen, weight_grams, state)
    select id, ${productId}, code, position, array(select jsonb_array_elements_text(options)), price, vip, market, grams, state
    from jsonb_to_recordset(${JSON.stringify(skus.map(rowOf))}::jsonb) as wanted (
      id uuid, code text, position smallint, options jsonb, price integer, vip integer, market integer, grams integer, state text)
    order by id
    on conflict (id) do update set
      code = excluded.code, position = excluded.position, option_values = excluded.option_values, price_fen = excluded.price_fen,
      vip_price_fen = excluded.vip_price_fen, market_price_fen = excluded.market_price_fen,
      weight_grams = excluded.weight_grams, state = excluded.state
    where skus.product_id = excluded.product_id`
    .execute(tx)
    .catch((error: unknown): never => {
      // Another product took the code since it was checked.
      if (violatedConstraint(error) === 'skus_code_key') throw new ShopError('SKU_CODE_TAKEN');
      // A SKU that came in before, and that the draft no longer names, is called the same.
      if (violatedConstraint(error) === 'skus_product_id_option_values_key') throw new ShopError('PRODUCT_NOT_READY');
      throw error;
    });
  await sql`
    update skus set state = 'offSale'
    where product_id = ${productId} and state = 'onSale' and not id = any(${listed(ids, 'uuid')})`.execute(tx);
  await addPrices(tx, { ids, now });
  await writeTiers(tx, skus);
}

function rowOf(sku: DraftSku, position: number) {
  assert(sku.priceFen !== null && sku.weightGrams !== null, 'a draft that was checked');
  return {
    id: sku.id,
    code: sku.code,
    position,
    options: sku.optionValues,
    price: sku.priceFen,
    vip: sku.vipPriceFen,
    market: sku.marketPriceFen,
    grams: sku.weightGrams,
    state: sku.isOnSale ? 'onSale' : 'offSale',
  };
}

/** Prices of SKUs that are not the last of their history. */
async function addPrices(tx: Tx, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> {
  await sql`
    insert into sku_prices (sku_id, valid_from, price_fen, vip_price_fen)
    select sku.id, greatest(${now}::timestamptz, last.valid_from + interval '1 millisecond'), sku.price_fen, sku.vip_price_fen
    from skus as sku
    left join lateral (
      select valid_from, price_fen, vip_price_fen from sku_prices where sku_id = sku.id order by valid_from desc limit 1
    ) as last on true
    where sku.id = any(${listed(ids, 'uuid')})
      and (last.price_fen is distinct from sku.price_fen or last.vip_price_fen is distinct from sku.vip_price_fen)`.execute(
    tx,
  );
}

async function writeTiers(tx: Tx, skus: readonly DraftSku[]): Promise<void> {
  const ids = skus.map(({ id }) => id);
  const tiers = skus.flatMap(({ id, wholesale }) => wholesale.map((tier) => ({ id, ...tier })));
  await sql`
    delete from sku_wholesale_tiers as tier
    where sku_id = any(${listed(ids, 'uuid')}) and not exists (
      select from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) as wanted (id uuid, "minQuantity" integer)
      where wanted.id = tier.sku_id and wanted."minQuantity" = tier.min_quantity)`.execute(tx);
  await sql`
    insert into sku_wholesale_tiers (sku_id, min_quantity, price_fen)
    select id, "minQuantity", "priceFen"
    from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) as wanted (id uuid, "minQuantity" integer, "priceFen" integer)
    on conflict (sku_id, min_quantity) do update set price_fen = excluded.price_fen
    where sku_wholesale_tiers.price_fen <> excluded.price_fen`.execute(tx);
}
