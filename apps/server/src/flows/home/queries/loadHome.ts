import type { Answer, Contract } from '@jiwu/contract';
import { countLively } from '../../../modules/channels/celebrity/index.ts';
import { countListed, listOffers } from '../../../modules/channels/openBox/index.ts';
import { listFrequentPairs } from '../../../modules/goods/boughtTogether/index.ts';
import { listCategories } from '../../../modules/goods/catalogue/index.ts';
import { listProducts, readFilters } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadShown } from '../../advertisement/queries/loadShown.ts';
import { loadCelebrityList } from '../../celebrity/queries/loadCelebrityList.ts';
import { loadArticles } from '../../content/queries/loadArticles.ts';
import { listWaitingPage } from '../../groupPurchase/queries/listWaitingPage.ts';
import { startOfDay } from '../../startOfDay.ts';
import { loadWootPage } from '../../woot/queries/loadWootPage.ts';
import { allOrNull, type OnMissing } from './allOrNull.ts';

type Home = Answer<Contract['homePage']>;
type Page = { readonly items: Home['newest']; readonly nextCursor: string | null };

/** As many as the page shows: rows that end even. */
const shown = { picks: 10, newest: 5, groups: 6, units: 5, celebrities: 3, articles: 4, pairs: 3 };

/**
 * The home page, each channel with its best of today. Every channel asks as it does for its own page; by a bundle, all of them together are three
 * statements. A part that fails is null, and leaves the others alone.
 */
export async function loadHome(
  db: Reader,
  { now, onMissing }: { readonly now: Date; readonly onMissing: OnMissing },
): Promise<Home> {
  return await allOrNull(
    {
      goods: loadGoods(db),
      picks: loadPicks(db),
      newest: loadNewest(db),
      deals: loadDeals(db, now),
      groups: loadGroups(db, now),
      units: loadUnits(db, now),
      celebrities: loadCelebrities(db, now),
      articles: loadArticleCards(db, now),
      together: listFrequentPairs(db, shown.pairs),
      ads: loadAds(db, now),
    },
    onMissing,
  );
}

async function loadGoods(db: Reader): Promise<NonNullable<Home['goods']>> {
  const first = (await listCategories(db)).filter(({ level, count }) => level === 1 && count > 0);
  return {
    // No placeholders: the pictures are small.
    categories: first.map(({ id, name, count, picture }) => ({ id, name, count, fileId: picture?.fileId ?? null })),
    total: first.reduce((sum, { count }) => sum + count, 0),
  };
}

async function loadPicks(db: Reader): Promise<NonNullable<Home['picks']>> {
  const page = await listPage(db, { sort: 'score', size: shown.picks, inStock: false });
  return { items: page.items ?? [], nextCursor: page.nextCursor };
}

async function loadNewest(db: Reader): Promise<NonNullable<Home['newest']>> {
  return (await listPage(db, { sort: 'new', size: shown.newest, inStock: true })).items ?? [];
}

async function listPage(
  db: Reader,
  { sort, size, inStock }: { sort: 'score' | 'new'; size: number; inStock: boolean },
): Promise<Page> {
  const filters = readFilters(inStock ? { inStock: '1' } : {});
  return JSON.parse(await listProducts(db, { filters, sort, cursor: null, size })) as Page;
}

async function loadDeals(db: Reader, now: Date): Promise<NonNullable<Home['deals']>> {
  const { today, tomorrow } = await loadWootPage(db, now);
  return { today, tomorrow };
}

async function loadGroups(db: Reader, now: Date): Promise<NonNullable<Home['groups']>> {
  const query = { filter: 'oneShort', cursor: undefined } as const;
  const { items, counts } = await listWaitingPage(db, { query, now, limit: shown.groups });
  return { items, counts };
}

async function loadUnits(db: Reader, now: Date): Promise<NonNullable<Home['units']>> {
  const asked = { filters: { free: '1' }, sort: 'new', cursor: undefined, limit: shown.units, now } as const;
  const [{ items }, { total }] = await Promise.all([listOffers(db, asked), countListed(db, startOfDay(now))]);
  return { items, total };
}

async function loadCelebrities(db: Reader, now: Date): Promise<NonNullable<Home['celebrities']>> {
  const asked = { category: undefined, cursor: undefined, now, limit: shown.celebrities };
  const [{ items }, { total }] = await Promise.all([loadCelebrityList(db, asked), countLively(db, now)]);
  return { items, total };
}

async function loadArticleCards(db: Reader, now: Date): Promise<NonNullable<Home['articles']>> {
  const asked = { topic: undefined, column: undefined, cursor: undefined, now, limit: shown.articles };
  const { items, total } = await loadArticles(db, asked);
  return { items, total };
}

async function loadAds(db: Reader, now: Date): Promise<NonNullable<Home['ads']>> {
  const [[hero = null], [strip = null]] = await Promise.all([
    loadShown(db, { slot: { place: 'homeHero', target: '' }, now }),
    loadShown(db, { slot: { place: 'homeStrip', target: '' }, now }),
  ]);
  return { hero, strip };
}
