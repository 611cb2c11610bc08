import { isRouteErrorResponse } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import type { AdvertisementData } from '../features/advertisement/AdvertisementData.ts';
import { advertisementMeta, description } from '../features/advertisement/advertisementMeta.ts';
import { AdvertisementPage } from '../features/advertisement/AdvertisementPage.tsx';
import { AdvertisementProblem } from '../features/advertisement/AdvertisementProblem.tsx';
import { askedBy, loadAdvertisement } from '../features/advertisement/loadAdvertisement.ts';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/advertisement.ts';

export const handle = { title: '品牌推广' };

export async function loader({ request, context }: Route.LoaderArgs) {
  return await loadAdvertisement(context, request.url);
}

/** Without a network the page still opens and names the missing parts, instead of giving way to an error page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<AdvertisementData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { page: null, calendar: null, ...askedBy(request.url) };
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? advertisementMeta(loaderData)
    : [...pageMeta({ title: '品牌推广没有打开', description }), { name: 'robots', content: 'noindex' }];

export default function Advertisement({ loaderData }: Route.ComponentProps) {
  return <AdvertisementPage page={loaderData} />;
}

export function ErrorBoundary() {
  return <AdvertisementProblem />;
}
