import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { makeProduct } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';

interface Made {
  readonly code: string;
  readonly priceFen: number;
}

/** Many products on sale without a page in the search yet, by a few statements; all in the category and brand that makeProduct makes. */
export async function makeLargeGoods(
  shop: TestShop,
  { products, skusEach }: { products: number; skusEach: number },
): Promise<Made[]> {
  const pattern = await makeProduct(shop.services.db, { pieces: 0 });
  const prefix = newId().slice(-6).toUpperCase();
  const now = shop.services.clock();
  return await shop.owner.transact(async (tx) => {
    await sql`delete from product_search where product_id = ${pattern.id}`.execute(tx);
    await sql`update products set state = 'offSale' where id = ${pattern.id}`.execute(tx);
    const wanted = Array.from({ length: products }, (_, no) => ({ id: newId(), no }));
    await sql`
      insert into products (id, state, title, subtitle, brand_id, category_id, shipping_template_id, description_markdown,
        description_html, options, parameters, tags, listed_at, created_at, updated_at)
      select given.id, 'onSale', '成批的壶 ' || given.no, '', brand_id, category_id, shipping_template_id, '', '',
        (select jsonb_build_array(jsonb_build_object('name', '号', 'values', jsonb_agg(
          jsonb_build_object('value', value::text, 'swatch', null, 'pictureId', null)))) from generate_series(1, ${skusEach}::int) as value),
        '[]', '{}', ${now}, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given (id uuid, no integer), products
      where products.id = ${pattern.id}`.execute(tx);
    await sql`
      insert into product_pictures (product_id, position, file_id, placeholder, alt)
      select given.id, 0, file_id, placeholder, alt
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given (id uuid), product_pictures
      where product_id = ${pattern.id}`.execute(tx);
    const skus = wanted.flatMap(({ id, no }) =>
      Array.from({ length: skusEach }, (_, index) => ({
        id: newId(),
        product: id,
        code: `${prefix}-${no}-${index + 1}`,
        option: String(index + 1),
        price: 5000 + ((no * 37 + index * 11) % 9000),
        position: index,
      })),
    );
    await sql`
      with added as (
        insert into skus (id, product_id, code, position, option_values, price_fen, weight_grams)
        select id, product, code, position, array[option], price, 300
        from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as given (
          id uuid, product uuid, code text, option text, price integer, position smallint)
        returning id, price_fen
      )
      insert into sku_prices (sku_id, valid_from, price_fen) select id, ${now}, price_fen from added`.execute(tx);
    return skus.map(({ code, price }) => ({ code, priceFen: price }));
  });
}
