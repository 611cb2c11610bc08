import { isRouteErrorResponse, redirect } from 'react-router';
import { type HomeData, nothingOfHome } from '../features/home/HomeData.ts';
import { homeMeta } from '../features/home/homeMeta.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { loadHome } from '../features/home/loadHome.ts';
import type { Route } from './+types/home.ts';

/** On the production host the root leads to /resource (specification §2); elsewhere it is the home page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { host, origin } = new URL(request.url);
  const productionHost = process.env['PRODUCTION_HOST'];
  if (productionHost && host === productionHost) throw redirect('/resource');
  return await loadHome(context, origin);
}

/** Without a network the page still opens and names the missing parts, instead of giving way to an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HomeData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { ...nothingOfHome, origin: window.location.origin, now: new Date().toISOString() };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => homeMeta(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
