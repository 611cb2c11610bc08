import { expect, it } from 'vitest';
import { skuChoices } from './skuChoices.ts';

const sku = (id: string, isOnSale: boolean) => ({ id, optionValues: [id], code: `JW-${id}`, isOnSale });
const live = { skus: [sku('云灰', true), sku('墨黑', false)] };
const skus = [{ skuId: '云灰', available: 7 }];

it('says what can be set aside of each, and lets nobody choose what is not on sale', () => {
  expect(skuChoices({ state: 'onSale', live, skus })).toEqual([
    { value: '云灰', label: '云灰，JW-云灰，可用 7 件', disabled: false },
    { value: '墨黑', label: '墨黑，JW-墨黑，已下架', disabled: true },
  ]);
  expect(skuChoices({ state: 'offSale', live, skus }).every(({ disabled }) => disabled)).toBe(true);
  expect(skuChoices({ state: 'draft', live: null, skus: [] })).toEqual([]);
});
