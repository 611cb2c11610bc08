import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../../api/answerOrNull.ts';
import { readPageApi } from '../../../api/pageApi.ts';
import type { MoreData } from './MoreData.ts';

/** Every channel can be reached without its figures: the page opens in any case, and is kept when it is whole. */
export async function loadMore(context: Readonly<RouterContextProvider>): Promise<ReturnType<typeof data<MoreData>>> {
  const figures = await answerOrNull(readPageApi(context, '/api/more', {}));
  const isWhole = figures !== null && !Object.values(figures).includes(null);
  const page: MoreData = { figures, now: new Date().toISOString() };
  return data(page, { headers: isWhole ? {} : { 'cache-control': 'no-store' } });
}
