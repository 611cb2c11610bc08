import type { ReactNode } from 'react';
import { isRouteErrorResponse, redirect } from 'react-router';
import { CategoryStrip } from '../features/home/CategoryStrip.tsx';
import { Goods } from '../features/home/goods/Goods.tsx';
import { Hero } from '../features/home/Hero.tsx';
import type { HomeData } from '../features/home/HomeData.ts';
import { HomeCelebrities } from '../features/home/HomeCelebrities.tsx';
import { HomeGroups } from '../features/home/HomeGroups.tsx';
import { homeMeta } from '../features/home/homeMeta.ts';
import { HomeSection } from '../features/home/HomeSection.tsx';
import { HomeUnits } from '../features/home/HomeUnits.tsx';
import { homeSections } from '../features/home/homeSections.ts';
import { loadHome } from '../features/home/loadHome.ts';
import { Newest } from '../features/home/Newest.tsx';
import { HomeWoot } from '../features/home/woot/HomeWoot.tsx';
import { RecentlyViewed } from '../features/home/RecentlyViewed.tsx';
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
    const now = new Date().toISOString();
    const nothing = { categories: [], total: null, picks: null, newest: [], deals: null, groups: null, units: null };
    return { ...nothing, celebrities: null, origin: window.location.origin, now };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => homeMeta(loaderData);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories, total, picks, newest, deals, groups, units, celebrities, now } = loaderData;
  const open = new Map<string, ReactNode>();
  if (deals && deals.today.length > 0) open.set('/woot', <HomeWoot key="/woot" deals={deals} now={now} />);
  if (groups && groups.items.length > 0) {
    open.set('/groupPurchase', <HomeGroups key="/groupPurchase" groups={groups} now={now} />);
  }
  if (units !== null && units.length > 0) open.set('/openBox', <HomeUnits key="/openBox" units={units} now={now} />);
  if (celebrities && celebrities.length > 0) {
    open.set('/celebrity', <HomeCelebrities key="/celebrity" celebrities={celebrities} />);
  }
  return (
    <>
      <Hero categories={categories} />
      <CategoryStrip categories={categories} />
      {/* What can be bought now comes first; below it the channels that have nothing to show, by their rules. */}
      {[...open.values()]}
      <Newest products={newest} />
      {homeSections.map((section) => !open.has(section.to) && <HomeSection key={section.title} {...section} />)}
      <RecentlyViewed />
      <Goods categories={categories} total={total} picks={picks} />
    </>
  );
}
