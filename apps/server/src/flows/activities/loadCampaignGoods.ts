import type { ProductCard } from '@jiwu/contract';
import type { Campaign } from '@jiwu/pricing';
import { findCategories, listCategories } from '../../modules/catalogue/index.ts';
import { findCards, listProducts, readFilters } from '../../modules/search/index.ts';
import type { Reader } from '../../platform/database/createDatabase.ts';

interface CampaignGoods {
  /** In the order in which the campaign names them. */
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly goodsCount: number;
  readonly goods: readonly ProductCard[];
}

/** Which goods a campaign is good for: how many, and the best-selling of them. */
export async function loadCampaignGoods(db: Reader, campaign: Campaign, most: number): Promise<CampaignGoods> {
  const { scope } = campaign;
  if (scope.kind === 'products') {
    const cards = await findCards(db, scope.productIds);
    return { categories: [], goodsCount: cards.size, goods: bestSelling([...cards.values()].map(readCard), most) };
  }
  if (scope.kind === 'categories') {
    const found = await findCategories(db, scope.categoryIds);
    const categories = scope.categoryIds.flatMap((id) => found.get(id) ?? []);
    const pages = await Promise.all(categories.map(({ id }) => readPage(db, id, most)));
    const unique = new Map(pages.flat().map((card) => [card.id, card]));
    return {
      categories: categories.map(({ id, name }) => ({ id, name })),
      goodsCount: categories.reduce((sum, { count }) => sum + count, 0),
      goods: bestSelling([...unique.values()], most),
    };
  }
  const tree = await listCategories(db);
  return {
    categories: [],
    goodsCount: tree.reduce((sum, { level, count }) => sum + (level === 1 ? count : 0), 0),
    goods: bestSelling(await readPage(db, undefined, most), most),
  };
}

async function readPage(db: Reader, category: string | undefined, size: number): Promise<ProductCard[]> {
  const filters = readFilters({ category });
  const page = await listProducts(db, { filters, sort: 'sales', cursor: null, size });
  return (JSON.parse(page) as { items: ProductCard[] }).items;
}

function readCard(text: string): ProductCard {
  return JSON.parse(text) as ProductCard;
}

/** What can be had stands first. */
function bestSelling(cards: readonly ProductCard[], most: number): ProductCard[] {
  return cards
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || b.salesCount - a.salesCount || (a.id < b.id ? 1 : -1))
    .slice(0, most);
}
