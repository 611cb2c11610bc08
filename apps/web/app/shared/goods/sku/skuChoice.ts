import type { Sku } from './Product.ts';

/** The facts of a SKU that the choice needs. */
export type Pickable = Pick<Sku, 'id' | 'optionValues' | 'priceFen' | 'available'>;

/**
 * The state of an option's value beside the other chosen values:
 * - possible: there are pieces with exactly what else is chosen;
 * - switches: there are pieces, but only if options after it change as well;
 * - soldOut: made with what was chosen before it, and all gone;
 * - notMade: never made with what was chosen before it.
 *
 * Options are read from the first to the last, so that every piece in stock can be reached by choosing downwards, and
 * what the first options say is never changed by a later one.
 */
export type ValueState = 'possible' | 'switches' | 'soldOut' | 'notMade';

export function valueState(skus: readonly Pickable[], chosen: Pickable, option: number, value: string): ValueState {
  const candidates = skus.filter((sku) => hasValue(sku, chosen, option, value));
  if (candidates.length === 0) return 'notMade';
  const inStock = candidates.filter(({ available }) => available > 0);
  if (inStock.length === 0) return 'soldOut';
  return inStock.some((sku) => keptValues(sku, chosen, option) === sku.optionValues.length - option - 1)
    ? 'possible'
    : 'switches';
}

/** The SKU that choosing a value leads to: the one in stock that keeps most of the options after it. */
export function findChoice<S extends Pickable>(
  skus: readonly S[],
  chosen: Pickable,
  option: number,
  value: string,
): S | undefined {
  const candidates = skus.filter((sku) => hasValue(sku, chosen, option, value) && sku.available > 0);
  const kept = (sku: S) => keptValues(sku, chosen, option);
  return candidates.toSorted((a, b) => kept(b) - kept(a))[0];
}

/** The initial SKU: the one with the price of the lists, so the cheapest in stock, else the first of all. */
export function getFirstChoice<S extends Pickable>(skus: readonly S[]): S {
  const inStock = skus.filter(({ available }) => available > 0);
  const first = inStock.toSorted((a, b) => a.priceFen - b.priceFen)[0] ?? skus[0];
  if (!first) throw new Error('a product without SKUs');
  return first;
}

/** The surcharge of a value over the cheapest of its option, all else as chosen; 0 where it is unknown. */
export function surchargeFen(skus: readonly Pickable[], chosen: Pickable, option: number, value: string): number {
  const alike = skus.filter((sku) =>
    sku.optionValues.every((other, at) => at === option || other === chosen.optionValues[at]),
  );
  const own = alike.find((sku) => sku.optionValues[option] === value);
  return own ? own.priceFen - Math.min(...alike.map(({ priceFen }) => priceFen)) : 0;
}

/** The options whose value differs, as indexes. */
export function changedOptions(before: Pickable, after: Pickable): number[] {
  return after.optionValues.flatMap((value, at) => (value === before.optionValues[at] ? [] : [at]));
}

function hasValue(sku: Pickable, chosen: Pickable, option: number, value: string): boolean {
  return (
    sku.optionValues[option] === value &&
    sku.optionValues.slice(0, option).every((other, at) => other === chosen.optionValues[at])
  );
}

/** Number of later options that keep their chosen value. */
function keptValues(sku: Pickable, chosen: Pickable, option: number): number {
  return sku.optionValues.filter((value, at) => at > option && value === chosen.optionValues[at]).length;
}
