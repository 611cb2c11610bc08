import type { ProductCard } from '@jiwu/contract';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { findValuePictures } from '../../catalogue/index.ts';
import type { Pair } from '../filters/Filters.ts';
import type { PageRow } from '../list/PageInput.ts';

/** Who filters by 雾蓝 sees every product in that colour: its card with the picture of the option, where it has one. */
export async function dressCards(
  db: Reader,
  rows: readonly PageRow[],
  options: readonly Pair[],
): Promise<readonly string[]> {
  if (options.length === 0) return rows.map(({ card }) => card);
  const pictures = await findValuePictures(db, { productIds: rows.map(({ productId }) => productId), values: options });
  return rows.map(({ productId, card }) => {
    const picture = pictures.get(productId);
    return picture ? JSON.stringify({ ...(JSON.parse(card) as ProductCard), picture }) : card;
  });
}
