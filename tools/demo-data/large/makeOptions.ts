import type { ProductOption } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Random } from '../createRandom.ts';
import type { LeafKit, Model } from './LeafKit.ts';

/** Number of SKUs: half of the products have one, few have six; two on average. */
const SKU_COUNTS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 6];

/** Options as the model has them, with as many values as there are to be SKUs: 颜色 alone, or 颜色 by 尺码. */
export function makeOptions(kit: LeafKit, model: Model, random: Random): readonly ProductOption[] {
  const count = random.pick(SKU_COUNTS);
  const [first, second] = model.options;
  if (count === 1 || !first) return [];
  const isColour = first.values.some(({ swatch }) => swatch !== null);
  const pool = isColour && kit.colours.length >= 6 ? kit.colours : first.values;
  const both = second && count >= 4 && second.values.length >= 2;
  const values = some(pool, both ? count / 2 : count, random);
  const chosen = { name: first.name, values: isColour ? values : inOrder(values, pool) };
  return both ? [chosen, { name: second.name, values: second.values.slice(0, 2) }] : [chosen];
}

function some<T>(list: readonly T[], count: number, random: Random): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(random.between(0, rest.length - 1), 1));
  return chosen;
}

/** Sizes and packs are read from small to large. */
function inOrder<T>(values: readonly T[], order: readonly T[]): T[] {
  return values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Every combination of the values. */
export function combinationsOf(options: readonly ProductOption[]): string[][] {
  let combinations: string[][] = [[]];
  for (const { values } of options) {
    combinations = combinations.flatMap((chosen) => values.map(({ value }) => [...chosen, value]));
  }
  return combinations;
}
