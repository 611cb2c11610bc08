import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { loadWoot } from '../features/woot/loadWoot.ts';
import type { WootData } from '../features/woot/WootData.ts';
import { wootMeta } from '../features/woot/wootMeta.ts';
import { WootPage } from '../features/woot/WootPage.tsx';
import { WootProblem } from '../features/woot/WootProblem.tsx';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/woot.ts';

export const handle = {
  title: '每日一抢',
  /** On phones it is a page that one opens and leaves again. */
  channelTitle: () => '每日一抢',
};

const askedBy = (url: string) => {
  const { searchParams, origin } = new URL(url);
  return { isPastWhole: searchParams.get('past') === 'all', origin };
};

export async function loader({ request, context }: Route.LoaderArgs) {
  return await loadWoot(context, askedBy(request.url));
}

/** Without a network the page still opens and names the missing parts, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<WootData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { deals: null, past: null, ...askedBy(request.url), now: new Date().toISOString() };
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? wootMeta(loaderData)
    : [
        ...pageMeta({ title: '每日一抢没有打开', description: '每天 10:00 开始的几件商品，当天 24:00 或售完为止。' }),
        { name: 'robots', content: 'noindex' },
      ];

export default function Woot({ loaderData }: Route.ComponentProps) {
  return <WootPage page={loaderData} />;
}

export function ErrorBoundary() {
  return <WootProblem />;
}
