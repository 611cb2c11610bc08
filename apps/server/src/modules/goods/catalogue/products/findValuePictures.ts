import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { ProductFacts } from '../ProductFacts.ts';
import { valuePicture } from './skuPicture.ts';

interface Wish {
  readonly productIds: readonly string[];
  /** In the order of preference. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

/** How each product looks in the first of these option values that it is sold in; without a picture of it, it is left out. */
export async function findValuePictures(
  db: Reader,
  { productIds, values }: Wish,
): Promise<ReadonlyMap<string, ProductFacts['picture']>> {
  if (productIds.length === 0 || values.length === 0) return new Map();
  const { rows } = await sql<{ productId: string; picture: ProductFacts['picture'] }>`
    select distinct on (product.id) product.id as "productId", ${valuePicture(sql`choice`)} as picture
    from products as product,
      jsonb_array_elements(product.options) with ordinality as option (body, place),
      jsonb_array_elements(option.body->'values') as choice,
      unnest(${values.map(({ name }) => name)}::text[], ${values.map(({ value }) => value)}::text[])
        with ordinality as wished (name, value, turn)
    where product.id = any(${listed([...new Set(productIds)], 'uuid')})
      and option.body->>'name' = wished.name and choice->>'value' = wished.value and choice->>'pictureId' is not null
      and exists (
        select from skus where product_id = product.id and state = 'onSale' and option_values[place] = wished.value)
    order by product.id, wished.turn`.execute(db);
  return new Map(rows.map(({ productId, picture }) => [productId, picture]));
}
