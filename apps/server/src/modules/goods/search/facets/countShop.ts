import type { Reader } from '../../../../platform/database/Reader.ts';
import { listCategories } from '../../catalogue/index.ts';

/** Number of products without any condition: in the whole shop, and in each category. */
export interface ShopCounts {
  readonly total: number;
  readonly categories: ReadonlyMap<string, number>;
}

export async function countShop(db: Reader): Promise<ShopCounts> {
  const categories = await listCategories(db);
  return {
    total: categories.reduce((sum, { level, count }) => sum + (level === 1 ? count : 0), 0),
    categories: new Map(categories.map(({ id, count }) => [id, count])),
  };
}
