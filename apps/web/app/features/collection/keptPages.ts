import type { InfiniteData } from '@tanstack/react-query';
import type { CollectionPage, KeptItem } from './collectionQueries.ts';
import { isReduced, isSoldOut } from './keptMarks.ts';

export type KeptPages = InfiniteData<CollectionPage, string | null>;

/** The loaded pages as they will be when these are gone. Counts by category wait for the server, which knows them. */
export function withoutItems(pages: KeptPages, ids: ReadonlySet<string>): KeptPages {
  const removed = itemsOf(pages).filter(({ card }) => ids.has(card.id));
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      counts: withCounts(page.counts, removed, -1),
      items: page.items.filter(({ card }) => !ids.has(card.id)),
    })),
  };
}

/** Items put back where they stood: the list is ordered by when a product was kept, newest first. */
export function withItems(pages: KeptPages, items: readonly KeptItem[]): KeptPages {
  const known = new Set(itemsOf(pages).map(({ card }) => card.id));
  const missing = items.filter(({ card }) => !known.has(card.id));
  const last = pages.pages.length - 1;
  const homeOf = (item: KeptItem) => {
    const found = pages.pages.findIndex((page) => (page.items.at(-1)?.collectedAt ?? '') < item.collectedAt);
    return found < 0 ? last : found;
  };
  return {
    ...pages,
    pages: pages.pages.map((page, order) => ({
      ...page,
      counts: withCounts(page.counts, missing, 1),
      items: [...page.items, ...missing.filter((item) => homeOf(item) === order)].toSorted((a, b) =>
        a.collectedAt < b.collectedAt ? 1 : a.collectedAt > b.collectedAt ? -1 : 0,
      ),
    })),
  };
}

export function itemsOf({ pages }: Pick<KeptPages, 'pages'>): KeptItem[] {
  return pages.flatMap(({ items }) => items);
}

function withCounts(
  counts: CollectionPage['counts'],
  items: readonly KeptItem[],
  sign: 1 | -1,
): CollectionPage['counts'] {
  const number = (test: (item: KeptItem) => boolean) => sign * items.filter(test).length;
  return {
    all: counts.all + number(() => true),
    reduced: counts.reduced + number(isReduced),
    soldOut: counts.soldOut + number(isSoldOut),
    gone: counts.gone + number(({ isGone }) => isGone),
  };
}
