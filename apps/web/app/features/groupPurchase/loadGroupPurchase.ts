import { data, type RouterContextProvider } from 'react-router';
import { answerOrNull } from '../../api/answerOrNull.ts';
import { PageApiError, pageApiContext, readPageApi } from '../../api/pageApi.ts';
import type { GroupAnswer } from '../../shared/groups/Group.ts';
import type { GroupData, ListData } from './GroupPurchaseData.ts';
import type { GroupFilter } from './list/groupFilter.ts';

type Context = Readonly<RouterContextProvider>;
type Page<T> = ReturnType<typeof data<T>>;

/** The groups that wait and the campaigns, asked for at once; one that fails takes nothing else with it. */
export async function loadGroups(context: Context, filter: GroupFilter, origin: string): Promise<Page<ListData>> {
  const { waiting, category } = filter;
  const [groups, campaigns] = await Promise.all([
    answerOrNull(readPageApi(context, '/api/groupPurchase', waiting ? { filter: waiting } : {})),
    answerOrNull(readPageApi(context, '/api/groupPurchase/campaign', category ? { category } : {})),
  ]);
  // The answers may have been kept for a while, so the time in them is no clock.
  const page: ListData = { kind: 'list', filter, groups, campaigns, origin, now: new Date().toISOString() };
  const isWhole = groups !== null && campaigns !== null;
  const isEmpty = groups === null && campaigns === null;
  // A page with a missing part is not cached: the next visitor may get it whole.
  return data(page, { status: isEmpty ? 503 : 200, headers: isWhole ? {} : { 'cache-control': 'no-store' } });
}

/** The public view; the viewer's own seat comes later, from the browser. */
export async function loadGroup(context: Context, id: string, origin: string): Promise<Page<GroupData>> {
  try {
    const answer = await context.get(pageApiContext).get(`/api/groupPurchase/${encodeURIComponent(id)}`);
    return data({ kind: 'group', answer: answer as GroupAnswer, origin });
  } catch (error) {
    // An id that is none, and one that no group has, are the same to a visitor.
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    // oxlint-disable-next-line eslint/no-console
    if (!isUnknown) console.error(error);
    throw data(null, { status: isUnknown ? 404 : 503 });
  }
}
