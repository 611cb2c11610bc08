import { type RawBuilder, sql } from 'kysely';
import { stepsBetween } from '../document/priceSteps.ts';
import { type Filters, isPlain } from './Filters.ts';

/** Among other conditions, looking at the price of what they leave costs less than comparing more lists than this. */
const FEW_STEPS = 3;

export function hasPrice({ minFen, maxFen }: Filters): boolean {
  return minFen !== null || maxFen !== null;
}

/** The steps of a range of prices by which it is found in the index; null when there is none, or it is better not to. */
export function indexedPriceSteps(filters: Filters): number[] | null {
  if (!hasPrice(filters)) return null;
  const steps = stepsBetween(filters.minFen, filters.maxFen);
  return isPlain(filters) || steps.length <= FEW_STEPS ? steps : null;
}

/** Conditions on the price; `price` is the column, or an expression that keeps an index out of it. */
export function priceConditions({ minFen, maxFen }: Filters, price: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    ...(minFen === null ? [] : [sql`${price} >= ${minFen}`]),
    ...(maxFen === null ? [] : [sql`${price} <= ${maxFen}`]),
  ];
}
