import { expect, it } from 'vitest';
import { amountColumns } from './amountColumns.ts';

const line = {
  id: 'l',
  skuId: 's',
  productId: 'p',
  title: '知音 N3',
  skuLabel: '',
  channel: 'normal' as const,
  recommendedBy: null,
  picture: { fileId: 'f', placeholder: '', alt: '' },
  quantity: 1,
  listFen: 49_900,
  unitPriceFen: 45_900,
  unitPriceReason: { code: 'vipPrice', savedFen: 4000 } as const,
  goodsFen: 45_900,
  campaignFen: 3246,
  couponFen: 2705,
  integralFen: 2055,
  integral: 2055,
  payFen: 37_894,
  sentQuantity: 0,
  refundedQuantity: 0,
  inAfterSaleQuantity: 0,
  reviewId: null,
};

it('leads from the ordinary price to what was paid', () => {
  const columns = amountColumns([line] as never, true);
  const amounts = columns.map(({ of }) => of(line as never));
  expect(amounts).toEqual([49_900, -4000, -3246, -2705, -2055, 37_894]);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(37_894);
  expect([columns[1]?.label, columns.at(-1)?.label]).toEqual(['VIP', '实付']);
  expect(amountColumns([line] as never, false).at(-1)?.label).toBe('应付');
});

it('names what made the price lower', () => {
  const wholesale = { ...line, unitPriceReason: { code: 'wholesalePrice', minQuantity: 10, savedFen: 100 } };
  expect(amountColumns([wholesale] as never, true)[1]?.label).toBe('批发');
  expect(amountColumns([wholesale, line] as never, true)[1]?.label).toBe('专享价');
});

it('calls a prize a prize', () => {
  const reason = (channel: 'drawPrize' | 'woot') => ({ code: 'channelPrice', channel, savedFen: 100 }) as const;
  const labelOf = (channel: 'drawPrize' | 'woot') =>
    amountColumns([{ ...line, unitPriceReason: reason(channel) }], true)[1]?.label;
  expect([labelOf('drawPrize'), labelOf('woot')]).toEqual(['奖品', '每日一抢价']);
});
