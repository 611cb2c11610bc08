import { expect, it } from 'vitest';
import { bareOption, combine, emptySku, lastingSkus, newOption, type SkuInput } from './draft.ts';

const option = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value) => ({ value, swatch: null, pictureId: null })),
});
const kept = (id: string, ...optionValues: string[]): SkuInput => ({ ...emptySku(optionValues), id, code: id });
const rowsOf = (skus: readonly SkuInput[]) =>
  skus.map(({ id, optionValues, isOnSale }) => [id, optionValues.join(' '), isOnSale]);
const facts = (skuId: string, onHand: number, reserved = 0) => ({
  skuId,
  onHand,
  reserved,
  available: onHand - reserved,
  lowestDealFen: null,
  costHundredths: null,
});
const colours = [option('颜色', '云灰', '米白')];

it('the line with which a new product begins goes when there is something to choose', () => {
  const lasting = lastingSkus({ live: null, skus: [facts('plain', 0)] });
  const made = combine(colours, [kept('plain')], lasting);
  expect(rowsOf(made)).toEqual([
    [null, '云灰', true],
    [null, '米白', true],
  ]);
});

it('what buyers have seen, and what pieces are there of, goes off sale', () => {
  const seen = kept('seen', '墨黑');
  const live = { skus: [{ ...seen, id: 'seen' }] } as NonNullable<Parameters<typeof lastingSkus>[0]['live']>;
  const lasting = lastingSkus({ live, skus: [facts('seen', 0), facts('stocked', 3), facts('never', 0)] });
  const made = combine(colours, [seen, kept('stocked', '茶褐'), kept('never', '朱红'), kept('grey', '云灰')], lasting);
  expect(rowsOf(made)).toEqual([
    ['grey', '云灰', true],
    [null, '米白', true],
    ['seen', '墨黑', false],
    ['stocked', '茶褐', false],
  ]);
});

it('of two lines that are called alike the first stays', () => {
  const made = combine(colours, [kept('grey', '云灰'), emptySku(['云灰'])], new Set());
  expect(rowsOf(made)).toEqual([
    ['grey', '云灰', true],
    [null, '米白', true],
  ]);
});

it('an option begins with nothing to choose, and is known by that', () => {
  const begun = newOption([]);
  expect(begun).toEqual({ name: '颜色', values: [] });
  expect(bareOption([...colours, begun])).toBe(begun);
  expect(bareOption(colours)).toBeUndefined();
});
