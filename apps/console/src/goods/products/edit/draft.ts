import type { DraftInput, StaffProduct } from '@jiwu/contract';

export type SkuInput = DraftInput['skus'][number];

/** What staff see, as they send it back. */
export function toInput({ pictures, ...draft }: NonNullable<StaffProduct['live']>): DraftInput {
  return { ...draft, pictures: pictures.map(({ fileId, alt }) => ({ fileId, alt })) };
}

export const emptySku = (optionValues: string[]): SkuInput => ({
  id: null,
  code: '',
  optionValues,
  priceFen: null,
  vipPriceFen: null,
  marketPriceFen: null,
  weightGrams: null,
  wholesale: [],
  isOnSale: true,
});

/** One SKU for each way to choose; those that are there stay as they are. */
export function combine(options: DraftInput['options'], skus: readonly SkuInput[]): SkuInput[] {
  const ways = options.reduce<string[][]>(
    (before, { values }) => before.flatMap((way) => values.map(({ value }) => [...way, value])),
    [[]],
  );
  const known = new Map(skus.map((sku) => [sku.optionValues.join('\n'), sku]));
  const made = ways.map((way) => known.get(way.join('\n')) ?? emptySku(way));
  const left = skus.filter((sku) => !made.includes(sku) && sku.id !== null);
  return [...made, ...left.map((sku) => ({ ...sku, isOnSale: false }))];
}

/** By which a row of the form is known: a new SKU has no id yet, so it is known by its place. */
export const keyOf = (sku: SkuInput, at: number): string => sku.id ?? `new${at}`;

export type FillField = 'priceFen' | 'vipPriceFen' | 'marketPriceFen' | 'weightGrams';
export type FillWay = 'set' | 'add' | 'subtract' | 'times';
export type Ending = 'asIs' | '00' | '90' | '99';

interface Fill {
  readonly field: FillField;
  readonly way: FillWay;
  /** Fen or grams; of `times` hundredths. */
  readonly amount: number;
  readonly ending: Ending;
}

/** The new value of one cell; null where there is nothing to reckon with. */
export function filled(before: number | null, { field, way, amount, ending }: Fill): number | null {
  if (way !== 'set' && before === null) return null;
  const was = before ?? 0;
  const ways: Readonly<Record<FillWay, number>> = {
    set: amount,
    add: was + amount,
    subtract: was - amount,
    times: Math.round((was * amount) / 100),
  };
  const value = ways[way];
  const ended = field === 'weightGrams' || ending === 'asIs' ? value : Math.floor(value / 100) * 100 + Number(ending);
  return ended > 0 ? ended : null;
}

/** What is left of a price, in tenths of a percent; null: the cost is unknown. */
export function marginPermille(priceFen: number | null, costHundredths: number | null): number | null {
  if (priceFen === null || costHundredths === null) return null;
  return Math.round(((priceFen * 100 - costHundredths) * 1000) / (priceFen * 100));
}
