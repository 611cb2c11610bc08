import type { InfiniteData } from '@tanstack/react-query';
import type { CollectionPage, CollectionItem } from './collectionQueries.ts';
import { isReduced, isSoldOut } from './collectionMarks.ts';

export type CollectionPages = InfiniteData<CollectionPage, string | null>;

/** The loaded pages as they will be when these are gone. Counts by category wait for the server, which knows them. */
export function withoutItems(pages: CollectionPages, ids: ReadonlySet<string>): CollectionPages {
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

/** Puts items back in their places: the list is ordered by the time of collecting, newest first. */
export function withItems(pages: CollectionPages, items: readonly CollectionItem[]): CollectionPages {
  const known = new Set(itemsOf(pages).map(({ card }) => card.id));
  const missing = items.filter(({ card }) => !known.has(card.id));
  const last = pages.pages.length - 1;
  const homeOf = (item: CollectionItem) => {
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

export function itemsOf({ pages }: Pick<CollectionPages, 'pages'>): CollectionItem[] {
  return pages.flatMap(({ items }) => items);
}

function withCounts(
  counts: CollectionPage['counts'],
  items: readonly CollectionItem[],
  sign: 1 | -1,
): CollectionPage['counts'] {
  const number = (test: (item: CollectionItem) => boolean) => sign * items.filter(test).length;
  return {
    all: counts.all + number(() => true),
    reduced: counts.reduced + number(isReduced),
    soldOut: counts.soldOut + number(isSoldOut),
    gone: counts.gone + number(({ isGone }) => isGone),
  };
}
