import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { readPageApi } from '../../api/pageApi.ts';
import type { HomeData } from './HomeData.ts';
import { GOODS_PAGE_SIZE } from './goods/goodsState.ts';

/** One row of cards on wide screens. */
const NEWEST = 5;
/** Two rows. */
const GROUPS = 6;
const CELEBRITIES = 3;

/** The answers that the page is made of, asked for at once; one that fails takes nothing else with it. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  origin: string,
): Promise<ReturnType<typeof data<HomeData>>> {
  const [categories, picks, newest, deals, groups, units, celebrities] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/resource/categories', {})),
    answerOrNull(readPageApi(context, '/api/resource/list', { size: GOODS_PAGE_SIZE })),
    answerOrNull(readPageApi(context, '/api/resource/list', { size: GOODS_PAGE_SIZE, sort: 'new', inStock: '1' })),
    answerOrNull(readPageApi(context, '/api/woot', {})),
    answerOrNull(readPageApi(context, '/api/groupPurchase', { filter: 'oneShort' })),
    answerOrNull(readPageApi(context, '/api/openBox', { free: '1' })),
    answerOrNull(readPageApi(context, '/api/celebrity', {})),
  ]);
  const page: HomeData = {
    // The page carries the first level alone, and no placeholders for pictures of 56 px.
    categories: (categories?.items ?? [])
      .filter(({ level, count }) => level === 1 && count > 0)
      .map(({ id, name, count, picture }) => ({ id, name, count, fileId: picture?.fileId ?? null })),
    total: categories?.total ?? null,
    picks,
    newest: newest?.items.slice(0, NEWEST) ?? [],
    deals,
    groups: groups && { ...groups, items: groups.items.slice(0, GROUPS) },
    units: units?.items.slice(0, NEWEST) ?? null,
    celebrities: celebrities?.items.slice(0, CELEBRITIES) ?? null,
    now: new Date().toISOString(),
    origin,
  };
  // A page with a missing part is not cached: the next visitor may get it whole.
  const isWhole = ![categories, picks, newest, deals, groups, units, celebrities].includes(null);
  return data(page, { status: picks === null ? 503 : 200, headers: isWhole ? {} : { 'cache-control': 'no-store' } });
}
