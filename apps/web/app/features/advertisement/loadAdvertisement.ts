import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { readPageApi } from '../../api/pageApi.ts';
import type { AdvertisementData } from './AdvertisementData.ts';
import { isWhole, queryOf, readAim, readSpan } from './aim.ts';

/** What an address asks for. */
export function askedBy(url: string): Pick<AdvertisementData, 'aim' | 'span' | 'origin'> {
  const { searchParams, origin } = new URL(url);
  return { aim: readAim(searchParams), span: readSpan(searchParams), origin };
}

/** The page and the calendar of one slot, asked for at once; one that fails does not take the other with it. */
export async function loadAdvertisement(
  context: Readonly<RouterContextProvider>,
  url: string,
): Promise<ReturnType<typeof data<AdvertisementData>>> {
  const asked = askedBy(url);
  const isAsked = isWhole(asked.aim);
  const [page, calendar] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/advertisement', {})),
    isAsked ? answerOrNull(readPageApi(context, '/api/advertisement/calendar', queryOf(asked.aim))) : null,
  ]);
  const isComplete = page !== null && (calendar !== null || !isAsked);
  // A page with a missing part is not cached: the next visitor may get it whole.
  return data(
    { page, calendar, ...asked },
    {
      status: page === null && calendar === null ? 503 : 200,
      headers: isComplete ? {} : { 'cache-control': 'no-store' },
    },
  );
}
