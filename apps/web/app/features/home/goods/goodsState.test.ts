import { describe, expect, it } from 'vitest';
import type { ProductList } from '../HomeData.ts';
import { firstGoods, goesOnByItself, openList, PICKS, withPage, withTab } from './goodsState.ts';

const page = (ids: string, nextCursor: string | null = 'next'): ProductList => ({
  items: ids.split(' ').map((id) => ({
    id,
    title: id,
    picture: { fileId: id, placeholder: '', alt: '' },
    priceFen: 100,
    isFrom: false,
    marketPriceFen: null,
    vipPriceFen: null,
    salesCount: 0,
    goodRateBp: null,
    note: null,
    inStock: true,
  })),
  nextCursor,
});
const picks = page('a b', 'second');
const ids = (list: ReturnType<typeof openList>) => list?.items.map(({ id }) => id).join(' ');

describe('the open list', () => {
  it('is the page’s own at first', () => {
    expect(openList(firstGoods, picks)).toMatchObject({ items: picks.items, nextCursor: 'second' });
  });

  it('grows by further pages, and holds nothing twice when goods have moved meanwhile', () => {
    const state = withPage(withPage(firstGoods, PICKS, page('c d'), true), PICKS, page('b e', null), false);
    expect(ids(openList(state, picks))).toBe('a b c d e');
    expect(openList(state, picks)?.nextCursor).toBeNull();
  });

  it('is nothing in a tab that has not been loaded, and where the page came without goods', () => {
    expect(openList(withTab(firstGoods, 'home'), picks)).toBeUndefined();
    expect(openList(firstGoods, null)).toBeUndefined();
  });

  it('finds each tab as it was left, also when the answer came while another was open', () => {
    const home = withPage(withTab(withTab(firstGoods, 'home'), 'food'), 'home', page('h'), false);
    expect(openList(home, picks)).toBeUndefined();
    expect(ids(openList(withTab(home, 'home'), picks))).toBe('h');
    expect(ids(openList(withTab(home, PICKS), picks))).toBe('a b');
  });
});

it('goes on by itself for four pages, then waits to be asked', () => {
  let state = firstGoods;
  for (let pages = 0; pages < 4; pages += 1) {
    const list = openList(state, picks);
    expect(list && goesOnByItself(list)).toBe(true);
    state = withPage(state, PICKS, page(`p${pages}`), true);
  }
  const asked = withPage(state, PICKS, page('q'), false);
  for (const list of [openList(state, picks), openList(asked, picks)]) expect(list && goesOnByItself(list)).toBe(false);
});

it('does not go on after the end', () => {
  const list = openList(withPage(firstGoods, PICKS, page('c', null), true), picks);
  expect(list && goesOnByItself(list)).toBe(false);
});
