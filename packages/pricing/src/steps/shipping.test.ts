import { expect, it } from 'vitest';
import type { OrderLine } from '../facts/OrderLine.ts';
import { plainBuyer, sampleLine, standardTemplate } from '../testing/sampleFacts.ts';
import { shipping } from './shipping.ts';

const vip = { ...plainBuyer, isVip: true };
const line = (wish: Partial<OrderLine> = {}) => sampleLine({ lineId: 'a', priceFen: 1000, ...wish });
const cold = { ...standardTemplate, id: 'cold', feeFen: 1500 };

it.each([
  ['below 99 yuan', plainBuyer, 9899, 800, { code: 'shippingCharged', freeFromFen: 9900, shortFen: 1 }],
  ['from 99 yuan', plainBuyer, 9900, 0, { code: 'shippingFree', fromFen: 9900 }],
  ['a VIP below 39 yuan', vip, 3899, 800, { code: 'shippingCharged', freeFromFen: 3900, shortFen: 1 }],
  ['a VIP from 39 yuan', vip, 3900, 0, { code: 'shippingFreeVip', fromFen: 3900, savedFen: 800 }],
  ['a VIP from 99 yuan, as everyone', vip, 9900, 0, { code: 'shippingFree', fromFen: 9900 }],
])('%s', (_, buyer, goodsFen, shippingFen, reason) => {
  expect(shipping({ lines: [line()], buyer, destination: null }, goodsFen)).toEqual({ shippingFen, reason });
});

it('asks the fee of each template once', () => {
  const lines = [line(), line({ lineId: 'b' }), line({ lineId: 'c', shippingTemplate: cold })];
  expect(shipping({ lines, buyer: plainBuyer, destination: null }, 3000).shippingFen).toBe(2300);
});

it('sends prizes for nothing', () => {
  const prize = line({ lineId: 'b', channel: 'drawPrize', channelPriceFen: 0 });
  const feeOf = (lines: OrderLine[]) => shipping({ lines, buyer: plainBuyer, destination: null }, 0).shippingFen;
  expect([feeOf([prize]), feeOf([line(), prize])]).toEqual([0, 800]);
});

it('lets only the template go free that is reached', () => {
  const large = { ...standardTemplate, id: 'large', feeFen: 2900, freeFromFen: 50_000, vipFreeFromFen: 50_000 };
  const lines = [line(), line({ lineId: 'b', shippingTemplate: large })];
  const sent = shipping({ lines, buyer: plainBuyer, destination: null }, 20_000);
  expect(sent).toEqual({
    shippingFen: 2900,
    reason: { code: 'shippingCharged', freeFromFen: 50_000, shortFen: 30_000 },
  });
});

it('asks more for weight and for far regions', () => {
  const shippingTemplate = {
    ...standardTemplate,
    weight: { firstGrams: 1000, nextGrams: 500, nextFeeFen: 200 },
    regions: [{ provinceCodes: ['54', '65'], extraFeeFen: 1200 }],
  };
  const feeOf = (weightGrams: number, provinceCode: string) =>
    shipping(
      {
        lines: [line({ shippingTemplate, weightGrams, quantity: 2 })],
        buyer: plainBuyer,
        destination: { provinceCode },
      },
      1000,
    ).shippingFen;
  expect([feeOf(500, '33'), feeOf(501, '33'), feeOf(1000, '33'), feeOf(500, '65')]).toEqual([800, 1000, 1200, 2000]);
});

it('asks nothing where there is nothing to ask', () => {
  const free = line({ shippingTemplate: { ...standardTemplate, feeFen: 0 } });
  expect(shipping({ lines: [free], buyer: plainBuyer, destination: null }, 100).reason.code).toBe('shippingNoFee');
  expect(shipping({ lines: [], buyer: plainBuyer, destination: null }, 0).shippingFen).toBe(0);
});
