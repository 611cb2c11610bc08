import { describe, expect, it } from 'vitest';
import type { CollectionItem } from './collectionQueries.ts';
import { itemsOf, type CollectionPages, withItems, withoutItems } from './collectionPages.ts';

const item = (
  day: number,
  facts: Partial<CollectionItem> = {},
  card: Partial<CollectionItem['card']> = {},
): CollectionItem => ({
  collectedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  collectedPriceFen: 10_000,
  isGone: false,
  isBack: false,
  ...facts,
  card: {
    id: `product-${day}`,
    title: `第 ${day} 件`,
    picture: { fileId: 'file', placeholder: '', alt: '' },
    priceFen: 10_000,
    isFrom: false,
    marketPriceFen: null,
    vipPriceFen: null,
    salesCount: 0,
    goodRateBp: null,
    note: null,
    inStock: true,
    ...card,
  },
});

const counts = { all: 30, reduced: 2, soldOut: 1, gone: 1 };
const pagesOf = (...pages: CollectionItem[][]): CollectionPages => ({
  pageParams: pages.map((_, order) => (order === 0 ? null : `cursor-${order}`)),
  pages: pages.map((items) => ({ counts, categories: [], items, nextCursor: 'further' })),
});

const reduced = item(9, {}, { priceFen: 9000 });
const soldOut = item(7, {}, { inStock: false });
const gone = item(5, { isGone: true }, { inStock: false, priceFen: 1 });
const pages = pagesOf([item(10), reduced, item(8)], [soldOut, item(6), gone]);
const idsIn = (data: CollectionPages) =>
  data.pages.map(({ items }) => items.map(({ card }) => card.id.slice(8)).join(' '));

describe('withoutItems', () => {
  it('takes them out of every page, and out of each count they stood in', () => {
    const ids = new Set([reduced, soldOut, gone].map(({ card }) => card.id));
    const left = withoutItems(pages, ids);
    expect(idsIn(left)).toEqual(['10 8', '6']);
    expect(left.pages[0]?.counts).toEqual({ all: 27, reduced: 1, soldOut: 0, gone: 0 });
    expect(left.pageParams).toEqual(pages.pageParams);
  });

  it('counts nothing that is not among them', () => {
    expect(withoutItems(pages, new Set(['product-99']))).toEqual(pages);
  });
});

describe('withItems', () => {
  it('gives back exactly what was taken', () => {
    const taken = [item(8), soldOut, gone];
    const left = withoutItems(pages, new Set(taken.map(({ card }) => card.id)));
    const back = withItems(left, taken);
    expect(itemsOf(back)).toEqual(itemsOf(pages));
    expect(back.pages.map((page) => page.counts)).toEqual([counts, counts]);
  });

  it('puts an item between its neighbours even when the pages have been asked for anew', () => {
    const anew = pagesOf([item(10), item(8), soldOut], [item(6), item(4)]);
    expect(idsIn(withItems(anew, [reduced, gone]))).toEqual(['10 9 8 7', '6 5 4']);
  });

  it('adds nothing twice', () => {
    expect(withItems(pages, [reduced])).toEqual(pages);
  });

  it('fills a list that had become empty', () => {
    const empty = withoutItems(pages, new Set(itemsOf(pages).map(({ card }) => card.id)));
    expect(itemsOf(withItems(empty, itemsOf(pages)))).toEqual(itemsOf(pages));
  });
});
