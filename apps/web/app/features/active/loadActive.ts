import type { Answer, Contract } from '@jiwu/contract';
import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { PageApiError, pageApiContext, readPageApi } from '../../api/pageApi.ts';
import type { ActiveData, Activity, Draw, Offers } from './ActiveData.ts';

type Page = ReturnType<typeof data<ActiveData>>;
type Context = Readonly<RouterContextProvider>;

/** Everything that goes on, asked for at once; a part that fails takes nothing else with it. */
export async function loadActive(context: Context, origin: string): Promise<Page> {
  const [list, offers, draw] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/active', {})),
    readOffers(context),
    readDraw(context),
  ]);
  // The list may have been kept for a while, so the time in it is no clock.
  const now = new Date().toISOString();
  // A draw says the times of its period: when that is over, it is still there to be checked.
  const activities = list?.items.filter(({ kind, endsAt }) => kind === 'draw' || endsAt > now) ?? null;
  const isWhole = list !== null && offers !== null && draw !== null;
  return pageOf({ activities, offers, draw, isOne: false, origin, now }, isWhole);
}

/** One activity, with only the data that it shows. */
export async function loadActivity(context: Context, id: string, origin: string): Promise<Page> {
  const { activity } = await getActivity(context, id);
  const has = (kind: Activity['kind']) => activity.kind === kind;
  const [offers, draw] = await Promise.all([
    has('couponCentre') ? readOffers(context) : null,
    has('draw') ? readDraw(context) : null,
  ]);
  const isWhole = (offers !== null || !has('couponCentre')) && (draw !== null || !has('draw'));
  return pageOf({ activities: [activity], offers, draw, isOne: true, origin, now: new Date().toISOString() }, isWhole);
}

/** A page with a missing part is not cached: the next visitor may get it whole. */
function pageOf(page: ActiveData, isWhole: boolean): Page {
  const status = page.activities === null ? 503 : 200;
  return data(page, { status, headers: isWhole ? {} : { 'cache-control': 'no-store' } });
}

/** The public view; the user's own data comes later, from the browser. */
const readOffers = (context: Context) => answerOrNull(read<Offers>(context, '/api/coupon/offer'));
const readDraw = (context: Context) => answerOrNull(read<Draw>(context, '/api/draw'));

async function read<T>(context: Context, address: string): Promise<T> {
  return (await context.get(pageApiContext).get(address)) as T;
}

/** An id that is none, and one that nothing has, are the same to a visitor. */
async function getActivity(context: Context, id: string): Promise<Answer<Contract['activeGet']>> {
  try {
    return await read(context, `/api/active/${encodeURIComponent(id)}`);
  } catch (error) {
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    // oxlint-disable-next-line eslint/no-console
    if (!isUnknown) console.error(error);
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
