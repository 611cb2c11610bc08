import { fenToYuan } from '@jiwu/kernel';
import { listProductIds, listReferences, listStaffProducts } from '../../../modules/goods/catalogue/index.ts';
import { listLevels } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { goodsColumns } from '../../../platform/spreadsheets/headings/goodsColumns.ts';
import type { SheetTable } from '../../../platform/spreadsheets/write/SheetTable.ts';
import type { GoodsColumn } from '@jiwu/contract';

interface Asked {
  readonly categoryId: string | null;
  readonly brandId: string | null;
}

/** Products at once; no more of the shop are in memory while it is written. */
const PAGE = 200;
/** Without those that only an import may say. */
const names = (Object.keys(goodsColumns) as GoodsColumn[]).filter((name) => name !== 'unitCost' && name !== 'pictures');

/** Every product that was ever published, a line for each SKU, under the headings of the template: mended, it can be brought in again. */
export function exportGoods(db: Reader, asked: Asked): SheetTable & { readonly name: string } {
  return { name: '商品', columns: names.map((name) => goodsColumns[name]), rows: rowsOf(db, asked) };
}

async function* rowsOf(db: Reader, asked: Asked): AsyncGenerator<string[]> {
  const references = await listReferences(db);
  const nameOf = (all: readonly { id: string; name: string }[]) => {
    const byId = new Map(all.map(({ id, name }) => [id, name]));
    return (id: string) => byId.get(id) ?? id;
  };
  const [brand, category, template] = [references.brands, references.categories, references.templates].map(nameOf);
  const yuan = (fen: number | null) => (fen === null ? '' : fenToYuan(fen));
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await listProductIds(db, { ...asked, after, limit: PAGE });
    const products = new Map((await listStaffProducts(db, ids)).map((product) => [product.id, product]));
    const skuIds = [...products.values()].flatMap(({ live }) => live?.skus.map(({ id }) => id) ?? []);
    const levels = await listLevels(db, skuIds);
    for (const id of ids) {
      const product = products.get(id);
      const live = product?.live;
      if (!product || !live) continue;
      for (const sku of live.skus) {
        const cells: Readonly<Record<Exclude<GoodsColumn, 'unitCost' | 'pictures'>, string>> = {
          code: sku.code,
          productNo: String(product.no),
          title: live.title,
          subtitle: live.subtitle,
          brand: brand?.(live.brandId) ?? '',
          category: category?.(live.categoryId) ?? '',
          template: template?.(live.shippingTemplateId) ?? '',
          options: live.options.map(({ name }, index) => `${name}:${sku.optionValues[index] ?? ''}`).join(';'),
          price: yuan(sku.priceFen),
          vipPrice: yuan(sku.vipPriceFen),
          marketPrice: yuan(sku.marketPriceFen),
          wholesale: sku.wholesale.map((tier) => `${tier.minQuantity}:${fenToYuan(tier.priceFen)}`).join(';'),
          weight: String(sku.weightGrams ?? ''),
          tags: live.tags.join(','),
          isOnSale: sku.isOnSale ? '是' : '否',
          stock: String(levels.get(sku.id)?.onHand ?? 0),
        };
        yield names.map((name) => cells[name]);
      }
    }
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) return;
  }
}
