import type { SearchRow } from '../../../apps/server/src/modules/goods/search/index.ts';
import { copyRow } from './copyText.ts';
import { largeId } from './largeIds.ts';
import type { LargeProduct, LargeSku } from './LargeProduct.ts';
import type { LargeTable } from './largeTables.ts';

/** Text for COPY, growing row by row. */
export type Rows = Record<LargeTable, string>;

/** Stock movements are numbered after the SKUs. */
const MOVED = { intake: 100, reserve: 200, dispatch: 300 } as const;

/** Adds all rows of a product. */
export function writeRows(rows: Rows, product: LargeProduct, search: SearchRow, now: Date): void {
  writeProduct(rows, product);
  for (const [index, sku] of product.skus.entries()) {
    writeSku(rows, product, sku, index);
    writeStock(rows, product, { sku, index, now });
  }
  rows.product_search += copyRow([
    search.productId,
    search.tier,
    search.score,
    search.salesCount,
    search.priceFen,
    search.listedAt,
    search.category1,
    search.category2,
    search.category3,
    search.inStock,
    search.facets,
    search.document,
    search.card,
  ]);
}

function writeProduct(rows: Rows, { facts, model, pictures }: LargeProduct): void {
  const { id, title, subtitle, brand, categories, options, parameters, tags, salesCount, listedAt } = facts;
  rows.products += copyRow([
    id,
    'onSale',
    title,
    subtitle,
    brand.id,
    categories[2]?.id ?? null,
    model.shippingTemplateId,
    model.descriptionMarkdown,
    model.descriptionHtml,
    JSON.stringify(options),
    JSON.stringify(parameters),
    tags,
    salesCount,
    listedAt,
    listedAt,
    listedAt,
  ]);
  for (const [position, { fileId, placeholder }] of pictures.entries()) {
    rows.product_pictures += copyRow([id, position, fileId, placeholder, title]);
  }
}

function writeSku(rows: Rows, { n, facts, model }: LargeProduct, sku: LargeSku, index: number): void {
  const { optionValues = [], priceFen = 0, vipPriceFen = null } = facts.skus[index] ?? {};
  const code = `G${String(n).padStart(9, '0')}-${index + 1}`;
  const { id, marketPriceFen } = sku;
  rows.skus += copyRow([
    id,
    facts.id,
    code,
    index,
    optionValues,
    priceFen,
    marketPriceFen,
    vipPriceFen,
    model.weightGrams,
  ]);
  for (const price of sku.prices) rows.sku_prices += copyRow([sku.id, price.from, price.priceFen, price.vipPriceFen]);
}

/** The figures are the sums of the movements: in, set aside, out. */
function writeStock(
  rows: Rows,
  { n, facts }: LargeProduct,
  { sku, index, now }: { sku: LargeSku; index: number; now: Date },
): void {
  const { sold, left } = sku;
  if (sold + left === 0) return;
  const move = (kind: keyof typeof MOVED, onHand: number, reserved: number, out: number, at: Date) => {
    const id = largeId(n, MOVED[kind] + index);
    rows.stock_movements += copyRow([sku.id, id, kind, onHand, reserved, out, 'demoData', 'large', at]);
  };
  move('intake', sold + left, 0, 0, facts.listedAt);
  if (sold > 0) {
    move('reserve', 0, sold, 0, now);
    move('dispatch', -sold, -sold, sold, now);
  }
  rows.stock_levels += copyRow([sku.id, facts.id, left, 0, sold]);
}
