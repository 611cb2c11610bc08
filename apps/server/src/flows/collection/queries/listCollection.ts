import type { Answer, collectionEndpoints, ProductCard } from '@jiwu/contract';
import { findCategoryNames, loadProductFacts } from '../../../modules/goods/catalogue/index.ts';
import { listCollected } from '../../../modules/goods/collection/index.ts';
import { buildCard, findCards, findListings } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';

const PAGE = 20;

interface Input {
  readonly userId: string;
  readonly filter: 'all' | 'reduced' | 'soldOut' | 'gone';
  readonly categoryId: string | undefined;
  readonly cursor: string | undefined;
}

/**
 * A user's collection with present prices. All of it (500 products at most) is read to count and filter; cards are loaded for
 * the page alone.
 */
export async function listCollection(
  db: Reader,
  input: Input,
): Promise<Answer<(typeof collectionEndpoints)['collectionList']>> {
  const collected = await listCollected(db, input.userId);
  const listings = await findListings(
    db,
    collected.map(({ productId }) => productId),
  );
  const all = collected.map((item) => {
    const listing = listings.get(item.productId);
    return {
      ...item,
      categoryId: listing?.categoryId ?? null,
      gone: !listing,
      soldOut: listing?.inStock === false,
      reduced: listing !== undefined && listing.priceFen < item.priceFen,
      isBack: listing?.inStock === true && !item.wasInStock,
    };
  });
  const wanted = all.filter(
    (item) =>
      (input.filter === 'all' || item[input.filter]) && (!input.categoryId || item.categoryId === input.categoryId),
  );
  const start = input.cursor ? positionAfter(wanted, decodeCursor(input.cursor, timeCursor)) : 0;
  const page = wanted.slice(start, start + PAGE);
  const last = page.at(-1);
  const cards = await loadCards(db, page);
  return {
    counts: {
      all: all.length,
      reduced: all.filter(({ reduced }) => reduced).length,
      soldOut: all.filter(({ soldOut }) => soldOut).length,
      gone: all.filter(({ gone }) => gone).length,
    },
    categories: await countCategories(db, all),
    items: page.flatMap((item) => {
      const card = cards.get(item.productId);
      if (!card) return [];
      return {
        card,
        collectedAt: item.createdAt.toISOString(),
        collectedPriceFen: item.priceFen,
        isGone: item.gone,
        isBack: item.isBack,
      };
    }),
    nextCursor:
      last && start + PAGE < wanted.length ? encodeCursor([last.createdAt.toISOString(), last.productId]) : null,
  };
}

function positionAfter(
  items: readonly { createdAt: Date; productId: string }[],
  [at, productId]: readonly [string, string],
): number {
  const time = new Date(at).getTime();
  const found = items.findIndex(
    (item) => item.createdAt.getTime() < time || (item.createdAt.getTime() === time && item.productId < productId),
  );
  return found < 0 ? items.length : found;
}

/** The cards of lists; a product that is off sale has no card there, so one is built from the catalogue's facts. */
async function loadCards(
  db: Reader,
  page: readonly { productId: string; gone: boolean }[],
): Promise<ReadonlyMap<string, ProductCard>> {
  const goneIds = page.filter(({ gone }) => gone).map(({ productId }) => productId);
  const [texts, gone] = await Promise.all([
    findCards(
      db,
      page.map(({ productId }) => productId),
    ),
    goneIds.length > 0 ? loadProductFacts(db, goneIds) : [],
  ]);
  return new Map([
    ...[...texts].map(([id, text]) => [id, JSON.parse(text) as ProductCard] as const),
    ...gone.map((facts) => [facts.id, buildCard({ facts, inStockSkuIds: new Set(), goodRateBp: null })] as const),
  ]);
}

async function countCategories(db: Reader, items: readonly { categoryId: string | null }[]) {
  const counts = new Map<string, number>();
  for (const { categoryId } of items) if (categoryId) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const names = await findCategoryNames(db, [...counts.keys()]);
  return [...counts]
    .map(([id, count]) => ({ id, name: names.get(id) ?? id, count }))
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}
