import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { readPageApi } from '../../api/pageApi.ts';
import type { WootData } from './WootData.ts';

/** The deals and the past ones, asked for at once; one that fails does not take the other with it. */
export async function loadWoot(
  context: Readonly<RouterContextProvider>,
  asked: Pick<WootData, 'isPastWhole' | 'origin'>,
): Promise<ReturnType<typeof data<WootData>>> {
  const [deals, past] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/woot', {})),
    answerOrNull(readPageApi(context, '/api/woot/past', {})),
  ]);
  // The answers may have been kept for a while, so the time in them is no clock.
  const page: WootData = { deals, past, ...asked, now: new Date().toISOString() };
  const isWhole = deals !== null && past !== null;
  const isEmpty = deals === null && past === null;
  // A page with a missing part is not cached: the next visitor may get it whole.
  return data(page, { status: isEmpty ? 503 : 200, headers: isWhole ? {} : { 'cache-control': 'no-store' } });
}
