import { newId } from '@jiwu/kernel';
import { refreshProduct } from '../../apps/server/src/flows/catalogue/refreshProduct.ts';
import {
  countProducts,
  createBrand,
  createCategory,
  createProduct,
  createShippingTemplate,
  type NewProduct,
} from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { moveStock } from '../../apps/server/src/modules/goods/stock/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { renderMarkdown } from '../../apps/server/src/platform/markdown/renderMarkdown.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';

const CATEGORY = { 1: 'home', 2: 'homeDecor', 3: 'homeTea' } as const;

interface Wish extends Partial<Omit<NewProduct, 'skus'>> {
  readonly priceFen?: number;
  readonly vipPriceFen?: number | null;
  /** Tiers of each SKU for businesses. */
  readonly wholesale?: readonly { readonly minQuantity: number; readonly priceFen: number }[];
  /** Pieces of each SKU. */
  readonly pieces?: number;
  readonly skus?: readonly { optionValues: readonly string[]; priceFen?: number; pieces?: number; code?: string }[];
  readonly now?: Date;
}

export interface MadeProduct {
  readonly id: string;
  readonly skuIds: readonly string[];
}

/** A product on sale, through the same use cases as the shop: 慢物 手作青瓷侧把壶 unless the wish says otherwise. */
export async function makeProduct(db: Pick<Database, 'transact'>, wish: Wish = {}): Promise<MadeProduct> {
  const now = wish.now ?? new Date();
  const descriptionMarkdown = wish.descriptionMarkdown ?? '## 出水利落\n\n壶嘴经过反复修整。';
  const descriptionHtml = await renderMarkdown(descriptionMarkdown);
  const skus = (wish.skus ?? [{ optionValues: [] }]).map((sku) => ({ id: newId(), ...sku }));
  return await db.transact(async (tx) => {
    await makeReferences(tx);
    const productId = await createProduct(
      tx,
      {
        title: '慢物 手作青瓷侧把壶 280 毫升 蜂窝出水',
        subtitle: '一个人喝茶刚好的大小',
        brandId: 'manwu',
        categoryId: CATEGORY[3],
        shippingTemplateId: 'standard',
        options: [],
        parameters: [['材质', '陶瓷']],
        tags: [],
        limitPerUser: null,
        pictures: [
          { fileId: await makeShopPicture(tx, now), placeholder: 'data:image/webp;base64,AAAA', alt: '青瓷壶' },
        ],
        ...wish,
        descriptionMarkdown,
        descriptionHtml,
        skus: skus.map((sku) => ({
          id: sku.id,
          code: sku.code ?? `T-${sku.id.slice(-12)}`,
          optionValues: sku.optionValues,
          priceFen: sku.priceFen ?? wish.priceFen ?? 16_800,
          vipPriceFen: wish.vipPriceFen ?? null,
          weightGrams: 500,
          wholesale: wish.wholesale ?? [],
        })),
      },
      now,
    );
    const moves = skus
      .map((sku) => ({ skuId: sku.id, productId, quantity: sku.pieces ?? wish.pieces ?? 10 }))
      .filter(({ quantity }) => quantity > 0);
    await moveStock(tx, { kind: 'intake', moves, cause: { kind: 'test', id: productId }, now });
    await refreshProduct(tx, { productId, now });
    await countProducts(tx);
    return { id: productId, skuIds: skus.map(({ id }) => id) };
  });
}

async function makeReferences(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('brands').select('id').where('id', '=', 'manwu').executeTakeFirst();
  if (known) return;
  await createBrand(tx, { id: 'manwu', name: '慢物', aliases: [] });
  const tree = [
    { id: CATEGORY[1], level: 1, parentId: null, name: '家居', attributes: [] },
    { id: CATEGORY[2], level: 2, parentId: CATEGORY[1], name: '家饰与器物', attributes: ['材质'] },
    { id: CATEGORY[3], level: 3, parentId: CATEGORY[2], name: '茶具酒具', attributes: [] },
  ] as const;
  for (const category of tree) await createCategory(tx, { ...category, aliases: [], position: 0 });
  await createShippingTemplate(tx, {
    id: 'standard',
    name: '快递',
    shipsFrom: '浙江杭州',
    dispatchHours: 24,
    feeFen: 800,
    freeFromFen: 9900,
    vipFreeFromFen: 3900,
  });
}

/** A picture of the shop's own; tests that look at bytes store their own. */
export async function makeShopPicture(tx: Tx, now: Date): Promise<string> {
  const id = newId();
  await tx
    .insertInto('files')
    .values({
      id,
      owner_id: null,
      visibility: 'public',
      media_type: 'image/webp',
      bytes: 1,
      width: 800,
      height: 800,
      sha256: Buffer.alloc(32),
      storage_key: `test/${id}`,
      file_name: null,
      created_at: now,
      expires_at: null,
    })
    .execute();
  return id;
}
