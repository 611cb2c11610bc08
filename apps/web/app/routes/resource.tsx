import { isRouteErrorResponse, redirect } from 'react-router';
import { loadResource } from '../features/resource/loadResource.ts';
import type { ResourceData } from '../features/resource/ResourceData.ts';
import { ResourcePage } from '../features/resource/ResourcePage.tsx';
import { resourceMeta } from '../features/resource/resourceMeta.ts';
import { addressFor, readState } from '../features/resource/resourceState.ts';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/resource.ts';

export const handle = { title: '货源' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const state = readState(searchParams);
  // The price form without script sends yuan; the address has fen.
  if (searchParams.has('minYuan') || searchParams.has('maxYuan')) throw redirect(addressFor(state));
  return await loadResource(context, state, origin);
}

/** Without a network the page keeps its present content and says so, instead of giving way to an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ResourceData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { list: null, facets: null, categories: null, ad: null, searchScope: null, origin: window.location.origin };
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  resourceMeta(readState(new URLSearchParams(location.search)), loaderData);

export default function Resource({ loaderData }: Route.ComponentProps) {
  return <ResourcePage page={loaderData} />;
}
