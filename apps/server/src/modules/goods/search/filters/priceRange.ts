import { type RawBuilder, sql } from 'kysely';
import { stepsBetween } from '../document/priceSteps.ts';
import { type Filters, isPlain } from './Filters.ts';

/**
 * With more steps than this, beside other conditions, checking the price of each remaining row is cheaper than more index lists.
 */
const FEW_STEPS = 3;

export function hasPrice({ minFen, maxFen }: Filters): boolean {
  return minFen !== null || maxFen !== null;
}

/** Whether a range holds so few steps that few products may be in it. */
export function isNarrowPrice(filters: Filters): boolean {
  return hasPrice(filters) && stepsBetween(filters.minFen, filters.maxFen).length <= FEW_STEPS;
}

/** The steps of a range of prices by which it is found in the index; null when there is none, or it is better not to. */
export function indexedPriceSteps(filters: Filters): number[] | null {
  if (!hasPrice(filters)) return null;
  return isPlain(filters) || isNarrowPrice(filters) ? stepsBetween(filters.minFen, filters.maxFen) : null;
}

/** Conditions on the price; `price` is the column, or an expression that keeps an index out of it. */
export function priceConditions({ minFen, maxFen }: Filters, price: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    ...(minFen === null ? [] : [sql`${price} >= ${minFen}`]),
    ...(maxFen === null ? [] : [sql`${price} <= ${maxFen}`]),
  ];
}
