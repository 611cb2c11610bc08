import { CategoryStrip } from './CategoryStrip.tsx';
import { Goods } from './goods/Goods.tsx';
import { Hero } from './Hero.tsx';
import { HomeArticles } from './HomeArticles.tsx';
import { HomeCelebrities } from './HomeCelebrities.tsx';
import type { HomeData } from './HomeData.ts';
import { HomeGroups } from './HomeGroups.tsx';
import { HomeSection } from './HomeSection.tsx';
import { homeSections } from './homeSections.ts';
import { HomeStrip } from './HomeStrip.tsx';
import { HomeTogether } from './HomeTogether.tsx';
import { HomeUnits } from './HomeUnits.tsx';
import { Newest } from './Newest.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { TodayStrip } from './today/TodayStrip.tsx';
import { HomeWoot } from './woot/HomeWoot.tsx';

/** Every channel with its best of today, always in this order; one that has nothing to sell tells its rules in its place. */
export function HomePage(data: HomeData) {
  const { goods, picks, newest, deals, groups, units, celebrities, articles, together, ads, now } = data;
  const categories = goods?.categories ?? [];
  return (
    <>
      <Hero categories={categories} ad={ads?.hero ?? null} />
      <CategoryStrip categories={categories} />
      <TodayStrip now={now} />
      {deals && deals.today.length > 0 ? <HomeWoot deals={deals} now={now} /> : <HomeSection {...homeSections.woot} />}
      {groups && groups.items.length > 0 ? (
        <HomeGroups groups={groups} now={now} />
      ) : (
        <HomeSection {...homeSections.groupPurchase} />
      )}
      {units && units.items.length > 0 ? (
        <HomeUnits units={units} now={now} />
      ) : (
        <HomeSection {...homeSections.openBox} />
      )}
      {celebrities && celebrities.items.length > 0 ? (
        <HomeCelebrities celebrities={celebrities} />
      ) : (
        <HomeSection {...homeSections.celebrity} />
      )}
      {articles && articles.items.length > 0 && <HomeArticles articles={articles} />}
      <HomeStrip placement={ads?.strip ?? null} />
      {together && together.length > 0 && <HomeTogether pairs={together} />}
      <Newest products={newest} />
      <RecentlyViewed />
      <Goods goods={goods} picks={picks} />
    </>
  );
}
