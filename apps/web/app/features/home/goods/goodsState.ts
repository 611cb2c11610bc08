import type { ProductList } from '../HomeData.ts';

/** Rows end even with 5 and 2 columns. */
export const GOODS_PAGE_SIZE = '10';

/** The tab that is open at first; all others are named by their category. */
export const PICKS = '';

/** Pages that come by scrolling alone; then the visitor decides, and the footer can be reached. */
const AUTOMATIC_PAGES = 4;

interface GoodsList {
  readonly items: ProductList['items'];
  readonly nextCursor: string | null;
  readonly automaticPages: number;
}

/** The opened tab and the loaded lists, for one entry of the history. */
export interface GoodsState {
  readonly tab: string;
  readonly lists: Readonly<Record<string, GoodsList>>;
}

export const firstGoods: GoodsState = { tab: PICKS, lists: {} };

export function withTab(state: GoodsState, tab: string): GoodsState {
  return { ...state, tab };
}

export function withPage(state: GoodsState, tab: string, page: ProductList, isAutomatic: boolean): GoodsState {
  const before = state.lists[tab];
  const list: GoodsList = {
    items: [...(before?.items ?? []), ...page.items],
    nextCursor: page.nextCursor,
    automaticPages: (before?.automaticPages ?? 0) + (isAutomatic ? 1 : 0),
  };
  return { ...state, lists: { ...state.lists, [tab]: list } };
}

/** The open tab's goods; the first page of the picks comes with the page itself. Nothing while nothing has come. */
export function openList({ tab, lists }: GoodsState, picks: ProductList | null): GoodsList | undefined {
  const loaded = lists[tab];
  if (tab !== PICKS || !picks) return loaded && { ...loaded, items: withoutDoubles(loaded.items) };
  if (!loaded) return { ...picks, automaticPages: 0 };
  return { ...loaded, items: withoutDoubles([...picks.items, ...loaded.items]) };
}

export function goesOnByItself(list: GoodsList): boolean {
  return list.nextCursor !== null && list.automaticPages < AUTOMATIC_PAGES;
}

/** The first page may be younger than those after it: a product that has moved would stand twice. */
function withoutDoubles(items: ProductList['items']): ProductList['items'] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
