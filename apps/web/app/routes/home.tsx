import { useEffect } from 'react';
import { isRouteErrorResponse, redirect } from 'react-router';
import { type HomeData, isWholeHome } from '../features/home/HomeData.ts';
import { homeMeta } from '../features/home/homeMeta.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { loadHome } from '../features/home/loadHome.ts';
import { tellIfAway } from '../ui/live/shopReach.ts';
import type { Route } from './+types/home.ts';

/** On the production host the root leads to /resource (specification §2); elsewhere it is the home page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { host, origin } = new URL(request.url);
  const productionHost = process.env['PRODUCTION_HOST'];
  if (productionHost && host === productionHost) throw redirect('/resource');
  return await loadHome(context, origin);
}

/** What the page last showed whole: it stays while the shop is out of reach. */
let lastShown: HomeData | null = null;

/** Out of reach the page shows what it showed before, and the frame says so; without that it waits for the network. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HomeData> {
  try {
    return await serverLoader();
  } catch (error) {
    tellIfAway(error);
    if (error instanceof Response || isRouteErrorResponse(error) || lastShown === null) throw error;
    return lastShown;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => homeMeta(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    if (isWholeHome(loaderData)) lastShown = loaderData;
  }, [loaderData]);
  return <HomePage {...loaderData} />;
}
