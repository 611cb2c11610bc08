import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { ProductOption } from '../ProductFacts.ts';

export interface NewProduct {
  /** Made here when not given. */
  readonly id?: string;
  readonly title: string;
  readonly subtitle: string;
  readonly brandId: string;
  /** A category of the third level. */
  readonly categoryId: string;
  readonly shippingTemplateId: string;
  readonly descriptionMarkdown: string;
  /** By renderMarkdown of the platform: rendering is slow and belongs before the transaction. */
  readonly descriptionHtml: string;
  readonly options: readonly ProductOption[];
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly tags: readonly string[];
  readonly limitPerUser: number | null;
  readonly pictures: readonly { readonly fileId: string; readonly placeholder: string; readonly alt: string }[];
  readonly skus: readonly NewSku[];
}

interface NewSku {
  readonly id?: string;
  readonly code: string;
  /** One value of each option, in their order. */
  readonly optionValues: readonly string[];
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  readonly weightGrams: number;
  readonly wholesale: readonly { readonly minQuantity: number; readonly priceFen: number }[];
}

/** Puts a product on sale with its SKUs, pictures and first prices. Answers the product's id. */
export async function createProduct(tx: Tx, input: NewProduct, now: Date): Promise<string> {
  assertSkusFit(input);
  const productId = input.id ?? newId();
  await tx
    .insertInto('products')
    .values({
      id: productId,
      state: 'onSale',
      title: input.title,
      subtitle: input.subtitle,
      brand_id: input.brandId,
      category_id: input.categoryId,
      shipping_template_id: input.shippingTemplateId,
      description_markdown: input.descriptionMarkdown,
      description_html: input.descriptionHtml,
      options: JSON.stringify(input.options),
      parameters: JSON.stringify(input.parameters),
      tags: [...input.tags],
      limit_per_user: input.limitPerUser,
      listed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('product_pictures')
    .values(
      input.pictures.map(({ fileId, placeholder, alt }, position) => ({
        product_id: productId,
        position,
        file_id: fileId,
        placeholder,
        alt,
      })),
    )
    .execute();
  await insertSkus(tx, productId, input.skus, now);
  return productId;
}

async function insertSkus(tx: Tx, productId: string, skus: readonly NewSku[], now: Date): Promise<void> {
  const rows = skus.map((sku, position) => ({ ...sku, id: sku.id ?? newId(), position }));
  await tx
    .insertInto('skus')
    .values(
      rows.map((sku) => ({
        id: sku.id,
        product_id: productId,
        code: sku.code,
        position: sku.position,
        option_values: [...sku.optionValues],
        price_fen: sku.priceFen,
        vip_price_fen: sku.vipPriceFen,
        weight_grams: sku.weightGrams,
      })),
    )
    .execute();
  await tx
    .insertInto('sku_prices')
    .values(
      rows.map((sku) => ({
        sku_id: sku.id,
        valid_from: now,
        price_fen: sku.priceFen,
        vip_price_fen: sku.vipPriceFen,
      })),
    )
    .execute();
  const tiers = rows.flatMap((sku) =>
    sku.wholesale.map((tier) => ({ sku_id: sku.id, min_quantity: tier.minQuantity, price_fen: tier.priceFen })),
  );
  if (tiers.length > 0) await tx.insertInto('sku_wholesale_tiers').values(tiers).execute();
}

/** Each SKU names exactly one existing value of each option; the database sees to it that no two name the same. */
function assertSkusFit({ options, skus, pictures }: NewProduct): void {
  const fits =
    pictures.length > 0 &&
    skus.length > 0 &&
    skus.every(
      ({ optionValues }) =>
        optionValues.length === options.length &&
        options.every((option, index) => option.values.some(({ value }) => value === optionValues[index])),
    );
  if (!fits) throw new ShopError('INVALID_INPUT', { reason: 'SKUs, options and pictures do not fit together' });
}
