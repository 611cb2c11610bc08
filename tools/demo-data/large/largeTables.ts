/** The tables that are loaded, each after those that it points at, and their columns in the order of the rows. */
export const largeTables = {
  products:
    'id, state, title, subtitle, brand_id, category_id, shipping_template_id, description_markdown, description_html, options, parameters, tags, sales_count, listed_at, created_at, updated_at',
  product_pictures: 'product_id, position, file_id, placeholder, alt',
  skus: 'id, product_id, code, position, option_values, price_fen, market_price_fen, vip_price_fen, weight_grams',
  sku_prices: 'sku_id, valid_from, price_fen, vip_price_fen',
  stock_levels: 'sku_id, product_id, on_hand, reserved, sold',
  stock_movements: 'sku_id, id, kind, on_hand_delta, reserved_delta, sold_delta, cause_kind, cause_id, created_at',
  product_search:
    'product_id, tier, score, sales_count, price_fen, listed_at, category_1, category_2, category_3, in_stock, facets, document, card',
} as const;

export type LargeTable = keyof typeof largeTables;
export const largeTableNames = Object.keys(largeTables) as LargeTable[];
