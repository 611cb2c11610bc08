import type { Activity } from '../../../modules/promotion/activities/index.ts';
import { findLeadPicture } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** The first picture of a product, with words of its own. */
export interface PictureWish {
  readonly productId: string;
  readonly alt: string;
}

export async function findActivityPicture(
  db: Reader,
  { productId, alt }: PictureWish,
): Promise<NonNullable<Activity['picture']>> {
  const found = await findLeadPicture(db, productId);
  if (!found) throw new ShopError('GOODS_UNKNOWN', { missing: [productId] });
  return { ...found, alt };
}
