import type { ProductCard } from '@jiwu/contract';
import type { Campaign } from '@jiwu/pricing';
import { listCategories } from '../../../modules/goods/catalogue/index.ts';
import { listBestSelling } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { withinOf } from './withinOf.ts';

interface CampaignGoods {
  /** In the order in which the campaign names them. */
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly goodsCount: number;
  readonly goods: readonly ProductCard[];
}

type Category = Awaited<ReturnType<typeof listCategories>>[number];

/** Which goods each campaign is good for: how many, and the best-selling of them. Two statements for all campaigns together. */
export async function loadCampaignGoods(
  db: Reader,
  campaigns: readonly Campaign[],
  most: number,
): Promise<CampaignGoods[]> {
  if (campaigns.length === 0) return [];
  const [tree, goods] = await Promise.all([
    listCategories(db),
    listBestSelling(
      db,
      campaigns.map(({ scope }) => withinOf(scope)),
      most,
    ),
  ]);
  const known = new Map(tree.map((category) => [category.id, category]));
  return campaigns.map(({ scope }, index) => {
    const { found, cards } = goods[index] ?? { found: 0, cards: [] };
    if (scope.kind === 'products') return { categories: [], goodsCount: found, goods: cards };
    const named = scope.kind === 'categories' ? scope.categoryIds.flatMap((id) => known.get(id) ?? []) : [];
    const counted = scope.kind === 'categories' ? outermost(named, known) : tree.filter(({ level }) => level === 1);
    return {
      categories: named.map(({ id, name }) => ({ id, name })),
      goodsCount: counted.reduce((sum, { count }) => sum + count, 0),
      goods: cards,
    };
  });
}

/** Categories that lie in none of the others: a product in both would be counted twice. */
function outermost(categories: readonly Category[], known: ReadonlyMap<string, Category>): Category[] {
  const named = new Set(categories.map(({ id }) => id));
  const isInside = ({ parentId }: Category): boolean => {
    const parent = parentId === null ? undefined : known.get(parentId);
    return parent !== undefined && (named.has(parent.id) || isInside(parent));
  };
  return categories.filter((category) => !isInside(category));
}
