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

/** How a SKU is called: by what a buyer chooses, if there is a choice. */
export const skuLabel = ({ optionValues }: Pick<SkuInput, 'optionValues'>): string => optionValues.join('，') || '默认';

/** What a buyer will choose by; what there is to choose staff write. */
export const newOption = (options: DraftInput['options']): DraftInput['options'][number] => ({
  name: options.length === 0 ? '颜色' : '规格',
  values: [],
});

/** The option that leaves nothing to choose; the server keeps none such. */
export const bareOption = (options: DraftInput['options']): DraftInput['options'][number] | undefined =>
  options.find(({ values }) => values.length === 0);

/** SKUs that a product cannot lose: buyers have seen them, or pieces of them are there. */
export function lastingSkus({ live, skus }: Pick<StaffProduct, 'live' | 'skus'>): ReadonlySet<string> {
  const stocked = skus.filter(({ onHand, reserved }) => onHand > 0 || reserved > 0);
  return new Set([...(live?.skus ?? []).map(({ id }) => id), ...stocked.map(({ skuId }) => skuId)]);
}

/** One SKU for each way to choose; those that are there stay as they are. What no way leads to goes, or goes off sale if it lasts. */
export function combine(
  options: DraftInput['options'],
  skus: readonly SkuInput[],
  lasting: ReadonlySet<string>,
): SkuInput[] {
  const ways = options.reduce<string[][]>(
    (before, { values }) => before.flatMap((way) => values.map(({ value }) => [...way, value])),
    [[]],
  );
  // Of two that are called alike the first is meant: the other is a line that was added and never written.
  const known = new Map(skus.toReversed().map((sku) => [sku.optionValues.join('\n'), sku]));
  const made = ways.map((way) => known.get(way.join('\n')) ?? emptySku(way));
  const left = skus.filter((sku) => !made.includes(sku) && sku.id !== null && lasting.has(sku.id));
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
