import { expect, it } from 'vitest';
import { channelPriceName } from './channelPriceName.ts';

const line = (channel: 'groupPurchase' | 'celebrity') => ({
  unitPriceReason: { code: 'channelPrice', channel, savedFen: 100 } as const,
});

it('names the price of one channel, and no single one where there are several', () => {
  expect(channelPriceName([line('groupPurchase'), { unitPriceReason: { code: 'ordinaryPrice' } }])).toBe('拼团价');
  expect(channelPriceName([line('groupPurchase'), line('celebrity')])).toBe('频道价');
});
