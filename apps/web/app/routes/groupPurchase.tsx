import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { GroupPage } from '../features/groupPurchase/group/GroupPage.tsx';
import { GroupProblem } from '../features/groupPurchase/GroupProblem.tsx';
import type { GroupPurchaseData } from '../features/groupPurchase/GroupPurchaseData.ts';
import { groupPurchaseMeta } from '../features/groupPurchase/groupPurchaseMeta.ts';
import { readGroupFilter } from '../features/groupPurchase/list/groupFilter.ts';
import { GroupListPage } from '../features/groupPurchase/list/GroupListPage.tsx';
import { loadGroup, loadGroups } from '../features/groupPurchase/loadGroupPurchase.ts';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/groupPurchase.ts';

const isGroup = (loaderData: unknown) => (loaderData as GroupPurchaseData | null)?.kind === 'group';

export const handle = {
  title: '拼团',
  /** On phones a group has its name and a way back; the channel is a place of the tab bar. */
  channelTitle: (loaderData: unknown) => (loaderData ? (isGroup(loaderData) ? '团' : '拼团') : undefined),
  /** A group ends in a bar with what can be done. */
  payBar: isGroup,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const id = searchParams.get('id');
  return id ? await loadGroup(context, id, origin) : await loadGroups(context, readGroupFilter(searchParams), origin);
}

/** Without a network the channel still opens and names the missing parts, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<GroupPurchaseData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    const { searchParams, origin } = new URL(request.url);
    if (error instanceof Response || isRouteErrorResponse(error) || searchParams.has('id')) throw error;
    const now = new Date().toISOString();
    return { kind: 'list', filter: readGroupFilter(searchParams), groups: null, campaigns: null, origin, now };
  }
}

/** Choosing another SKU changes the address, not the group. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const id = nextUrl.searchParams.get('id');
  return id !== null && currentUrl.searchParams.get('id') === id ? false : defaultShouldRevalidate;
}

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? groupPurchaseMeta(loaderData)
    : [
        ...pageMeta({
          title: isRouteErrorResponse(error) && error.status === 404 ? '没有找到这个团' : '拼团没有打开',
          description: '几个人一起买同一件商品，到时没满自动退款。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

export default function GroupPurchase({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'group' ? (
    <GroupPage key={loaderData.answer.group.id} page={loaderData} />
  ) : (
    <GroupListPage page={loaderData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
