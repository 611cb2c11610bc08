import { type Answer, type advertisementEndpoints, rules } from '@jiwu/contract';
import { listAverages, noAverage } from '../../../modules/content/advertisement/index.ts';
import { listCategories } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { loadBookableDays } from './loadBookableDays.ts';
import { loadShown } from './loadShown.ts';

type Page = Answer<(typeof advertisementEndpoints)['advertisementPage']>;

/** /advertisement for everyone: four statements. */
export async function loadAdvertisementPage(db: Reader, now: Date): Promise<Page> {
  const [shown, days, categories] = await Promise.all([
    loadShown(db, { slot: null, now }),
    loadBookableDays(db, now),
    listCategories(db),
  ]);
  const averages = await listAverages(db, days.today);
  return {
    shown,
    places: rules.advertisement.places.map((place) => ({ place, ...(averages.get(place) ?? noAverage) })),
    categories: categories.filter(({ level }) => level === 1).map(({ id, name }) => ({ id, name })),
    ...days,
    now: now.toISOString(),
  };
}
