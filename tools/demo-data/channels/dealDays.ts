import { businessDay, DAY_MS } from '@jiwu/kernel';
import { createRandom } from '../createRandom.ts';
import { type DemoDeal, demoDeals } from './demoDeals.ts';

/** The day that the mockups show: it has the first deals. */
const DRAWN_DAY = '2026-11-15';
/** Of a day that was over before the shop was opened: two are enough to show how it went. */
const SHOWN_OF_PAST = 2;

export function dayAfter(day: string, days = 1): string {
  return businessDay(new Date(Date.parse(`${day}T00:00:00+08:00`) + days * DAY_MS));
}

/** The deals of a day: the same on every machine. */
export function dealsOf(day: string): readonly DemoDeal[] {
  return demoDeals[turnOf(day).rest] ?? [];
}

/** Of a day that nobody saw, a few of them, and fewer pieces: each has to be ordered and paid by someone. */
export function pastDealsOf(day: string): readonly DemoDeal[] {
  const deals = dealsOf(day);
  const { turn } = turnOf(day);
  return Array.from({ length: SHOWN_OF_PAST }, (_, index) => deals[(turn + 2 * index) % deals.length])
    .filter((deal) => deal !== undefined)
    .map((deal) => {
      const random = createRandom(`deal ${day} ${deal.slug}`);
      const pieces = random.between(2, 3);
      const isSoldOut = random.chance(0.65);
      const sold = isSoldOut ? pieces : random.between(1, pieces - 1);
      return { ...deal, pieces, sold, withinMinutes: random.between(3, isSoldOut ? 90 : 800) };
    });
}

function turnOf(day: string): { turn: number; rest: number } {
  const days = Math.round((Date.parse(day) - Date.parse(DRAWN_DAY)) / DAY_MS);
  const turn = Math.floor(days / demoDeals.length);
  return { turn: Math.abs(turn), rest: days - turn * demoDeals.length };
}

/** When each piece is claimed, in minutes after the beginning: most of them early. */
export function claimMinutes({ sold, withinMinutes }: DemoDeal): number[] {
  return Array.from({ length: sold }, (_, index) => withinMinutes * ((index + 1) / sold) ** 1.7);
}
