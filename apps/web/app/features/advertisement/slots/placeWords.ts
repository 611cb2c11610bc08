import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import type { AdvertisementAnswer } from '../AdvertisementData.ts';
import type { Place } from '../aim.ts';

const { placeTerms, averageDays } = rules.advertisement;

/** How many there are of a place. */
const rooms: Readonly<Record<Place, (categories: number) => string>> = {
  homeHero: () => '1 个位置',
  homeStrip: () => '1 个位置',
  category: (categories) => `${categories} 类各 1 个`,
  search: () => '每个词 1 个，首行第 4 格',
  article: () => '1 个位置',
};

/** 1 个位置，近 30 天日均 41,860 次 */
export function roomWords(
  { place, impressionsPerDay }: AdvertisementAnswer['places'][number],
  categories: number,
): string {
  const room = rooms[place](categories);
  // Words differ too much for an average to say anything; the calendar has that of the word.
  return impressionsPerDay === null || place === 'search'
    ? room
    : `${room}，近 ${averageDays} 天日均 ${formatCount(impressionsPerDay)} 次`;
}

/** 工作日 ¥480，周末 ¥560; or 每天 ¥45 */
export function pricesWords(place: Place): string {
  const { weekdayFen, weekendFen } = placeTerms[place];
  if (!hasDearerDays(place)) return `每天 ${formatFenShort(weekdayFen)}`;
  return `工作日 ${formatFenShort(weekdayFen)}，周末 ${formatFenShort(weekendFen)}`;
}

/** Whether some days cost more than the least: only then is it a price from which they begin. */
export function hasDearerDays(place: Place): boolean {
  const { weekdayFen, weekendFen } = placeTerms[place];
  return weekdayFen !== weekendFen;
}

/** What one pays at least for a day. */
export function leastFen(place: Place): number {
  const { weekdayFen, weekendFen } = placeTerms[place];
  return Math.min(weekdayFen, weekendFen);
}

/** 日均 5,240 次展示，点击率 1.7%; before anything was shown there, that. */
export function averageWords(average: { impressionsPerDay: number | null; clickRateBp: number | null }): string {
  const { impressionsPerDay, clickRateBp } = average;
  if (impressionsPerDay === null) return `近 ${averageDays} 天这里没有投放`;
  const rate = clickRateBp === null ? '' : `，点击率 ${(clickRateBp / 100).toFixed(1)}%`;
  return `日均 ${formatCount(impressionsPerDay)} 次展示${rate}`;
}
