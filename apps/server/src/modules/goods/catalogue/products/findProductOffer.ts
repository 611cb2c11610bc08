import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface ProductOffer {
  readonly isOnSale: boolean;
  readonly skus: {
    readonly id: string;
    readonly priceFen: number;
    readonly marketPriceFen: number | null;
    readonly vipPriceFen: number | null;
  }[];
}

/** The part of a product page that may change while someone reads it. A draft is not found, as in `findProductPage`. */
export async function findProductOffer(db: Reader, productId: string): Promise<ProductOffer | undefined> {
  const { rows } = await sql<ProductOffer>`
    select
      product.state = 'onSale' as "isOnSale",
      (
        select json_agg(json_build_object(
          'id', id, 'priceFen', price_fen, 'marketPriceFen', market_price_fen, 'vipPriceFen', vip_price_fen)
          order by position)
        from skus where product_id = product.id and skus.state = 'onSale'
      ) as skus
    from products as product
    where product.id = ${productId} and product.state <> 'draft'`.execute(db);
  return rows[0];
}
