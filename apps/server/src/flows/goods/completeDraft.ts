import type { DraftInput } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import {
  findGoodsPictures,
  findSkuIdsByOptions,
  type ProductDraft,
  type StaffProduct,
} from '../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly wish: DraftInput;
  /** Null: a product that is made by it. */
  readonly product: StaffProduct | null;
}

/**
 * What staff sent as it is kept: pictures with the few pixels shown before them, new SKUs with their ids. A new SKU that is called as one
 * that the product has had is that one.
 */
export async function completeDraft(db: Reader, { wish, product }: Input): Promise<ProductDraft> {
  const past = [product?.live, product?.open?.body].flatMap((draft) => draft ?? []);
  const known = new Set(past.flatMap(({ skus }) => skus.map(({ id }) => id)));
  const byOptions = product === null ? new Map<string, string>() : await findSkuIdsByOptions(db, product.id);
  const named = new Set(wish.skus.flatMap(({ id }) => id ?? []));
  if (named.size < wish.skus.filter(({ id }) => id !== null).length)
    throw new ShopError('INVALID_INPUT', { fields: ['skus'] });
  const skus = wish.skus.map((sku) => {
    if (sku.id !== null && !known.has(sku.id)) throw new ShopError('INVALID_INPUT', { fields: ['skus'] });
    const earlier = byOptions.get(sku.optionValues.join('\n'));
    const id = sku.id ?? (earlier === undefined || named.has(earlier) ? newId() : earlier);
    named.add(id);
    return { ...sku, id };
  });
  const placeholders = new Map(past.flatMap(({ pictures }) => pictures.map((one) => [one.fileId, one.placeholder])));
  const uploaded = await findGoodsPictures(
    db,
    wish.pictures.map(({ fileId }) => fileId),
  );
  const pictures = wish.pictures.map(({ fileId, alt }) => ({
    fileId,
    alt,
    placeholder: uploaded.get(fileId)?.placeholder ?? placeholders.get(fileId) ?? '',
  }));
  return { ...wish, pictures, skus };
}
