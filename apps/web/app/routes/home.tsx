import { redirect } from 'react-router';
import { pageMeta } from '../config/pageMeta.ts';
import { CategoryStrip } from '../features/home/CategoryStrip.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { HomeSection } from '../features/home/HomeSection.tsx';
import { homeSections } from '../features/home/homeSections.ts';
import { ResourceTeaser } from '../features/home/ResourceTeaser.tsx';
import type { Route } from './+types/home.ts';

/** On the production host the root leads to /resource (specification §2); elsewhere it is the home page. */
export function loader({ request }: Route.LoaderArgs) {
  const productionHost = process.env['PRODUCTION_HOST'];
  if (productionHost && new URL(request.url).host === productionHost) throw redirect('/resource');
  return null;
}

export const meta = () =>
  pageMeta({
    title: '首页',
    description: '集物是一家把价格说清楚的网上商店：货源、每日一抢、拼团、开箱、达人与好物志。',
  });

export default function Home() {
  return (
    <>
      <Hero />
      <CategoryStrip />
      {homeSections.map((section) => (
        <HomeSection key={section.title} {...section} />
      ))}
      <ResourceTeaser />
    </>
  );
}
