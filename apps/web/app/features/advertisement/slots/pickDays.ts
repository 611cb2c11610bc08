import { isWeekend } from '@jiwu/contract/rules';
import { countDays, daysIn, type Span } from '../days.ts';

/** A day as the calendar knows it. */
export interface SlotDay {
  readonly day: string;
  readonly priceFen: number;
  readonly isTaken: boolean;
}

/**
 * What pressing a day makes of the chosen ones: the first press begins, the second ends. A day before the beginning, a span over a day that
 * is taken, or one that is too long begins anew, so that a press always does something that can be had.
 */
export function pickDay(days: readonly SlotDay[], picked: Span | null, day: string, maxDays: number): Span {
  const single = { first: day, last: day };
  if (picked === null || picked.first !== picked.last || day <= picked.first) return single;
  const span = { first: picked.first, last: day };
  return countDays(span) > maxDays || takenIn(days, span).length > 0 ? single : span;
}

/** The days of a span that nobody can have any more, or that are not open. */
export function takenIn(days: readonly SlotDay[], span: Span): string[] {
  const free = new Set(days.filter(({ isTaken }) => !isTaken).map(({ day }) => day));
  return daysIn(span).filter((day) => !free.has(day));
}

export interface PriceGroup {
  readonly label: '工作日' | '周末' | '广告费';
  readonly days: number;
  readonly priceFen: number;
}

/** What the days of a span cost, those of one price together: working days first. */
export function priceOf(days: readonly SlotDay[], span: Span): { groups: PriceGroup[]; totalFen: number } {
  const chosen = days.filter(({ day }) => day >= span.first && day <= span.last);
  const weekend = chosen.filter(({ day }) => isWeekend(day));
  const working = chosen.filter(({ day }) => !isWeekend(day));
  const totalFen = chosen.reduce((sum, { priceFen }) => sum + priceFen, 0);
  const prices = new Set(chosen.map(({ priceFen }) => priceFen));
  if (prices.size === 1 && isOnePrice(days)) {
    return { groups: [{ label: '广告费', days: chosen.length, priceFen: [...prices][0] ?? 0 }], totalFen };
  }
  const groups = [group('工作日', working), group('周末', weekend)].filter(({ days: count }) => count > 0);
  return { groups, totalFen };
}

function group(label: PriceGroup['label'], days: readonly SlotDay[]): PriceGroup {
  return { label, days: days.length, priceFen: days[0]?.priceFen ?? 0 };
}

/** A place that costs the same on every day has no weekend. */
function isOnePrice(days: readonly SlotDay[]): boolean {
  return new Set(days.map(({ priceFen }) => priceFen)).size === 1;
}
