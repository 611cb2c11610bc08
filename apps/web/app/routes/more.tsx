import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { loadMore } from '../features/home/more/loadMore.ts';
import type { MoreData } from '../features/home/more/MoreData.ts';
import { MorePage } from '../features/home/more/MorePage.tsx';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/more.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return await loadMore(context);
}

/** Without a network the page still leads everywhere, without figures. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<MoreData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { figures: null, now: new Date().toISOString() };
  }
}

export const handle = { title: '更多' };

export const meta = () =>
  pageMeta({
    title: '更多',
    description:
      '集物的全部频道与服务：每日一抢、货源、拼团、开箱、达人、活动、好物志、购物指南与品牌推广，订单、资产、生意与帮助都在这一页。',
  });

export default function More({ loaderData }: Route.ComponentProps) {
  return <MorePage {...loaderData} />;
}
