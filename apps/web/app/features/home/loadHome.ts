import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { readPageApi } from '../../api/pageApi.ts';
import { type HomeData, isWholeHome, nothingOfHome } from './HomeData.ts';

/** The one answer that the page is made of. Without it the page still opens, and names what is missing. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  origin: string,
): Promise<ReturnType<typeof data<HomeData>>> {
  const home = (await answerOrNull(readPageApi(context, '/api/home', {}))) ?? nothingOfHome;
  const page: HomeData = { ...home, now: new Date().toISOString(), origin };
  // A page with a missing part is not cached: the next visitor may get it whole.
  return data(page, {
    status: home.picks === null ? 503 : 200,
    headers: isWholeHome(home) ? {} : { 'cache-control': 'no-store' },
  });
}
