import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import type { ActiveData } from '../features/active/ActiveData.ts';
import { activeMeta } from '../features/active/activeMeta.ts';
import { ActivePage } from '../features/active/ActivePage.tsx';
import { ActiveProblem } from '../features/active/ActiveProblem.tsx';
import { loadActive, loadActivity } from '../features/active/loadActive.ts';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/active.ts';

export const handle = { title: '活动' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const id = searchParams.get('id');
  return id ? await loadActivity(context, id, origin) : await loadActive(context, origin);
}

/** Without a network the page still opens and names the missing parts, instead of giving way to an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ActiveData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const { origin } = window.location;
    return { activities: null, offers: null, draw: null, isOne: false, origin, now: new Date().toISOString() };
  }
}

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? activeMeta(loaderData)
    : [
        ...pageMeta({
          title: isRouteErrorResponse(error) && error.status === 404 ? '没有找到这个活动' : '活动没有打开',
          description: '领券、签到、抽奖、满减与 VIP 都在活动页里。',
        }),
        { name: 'robots', content: 'noindex' },
      ];

export default function Active({ loaderData }: Route.ComponentProps) {
  return <ActivePage page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ActiveProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}
