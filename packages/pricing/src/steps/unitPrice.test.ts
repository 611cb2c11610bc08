import { expect, it } from 'vitest';
import type { Buyer } from '../facts/Buyer.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import { plainBuyer, sampleLine } from '../testing/sampleFacts.ts';
import { unitPrice } from './unitPrice.ts';

const wholesale = [
  { minQuantity: 5, priceFen: 44_500 },
  { minQuantity: 20, priceFen: 42_000 },
];
const sku = { lineId: 'a', priceFen: 49_900, vipPriceFen: 45_900, wholesale };

it.each<[string, Partial<OrderLine>, Partial<Buyer>, number, string]>([
  ['the ordinary price for everyone', {}, {}, 49_900, 'ordinaryPrice'],
  ['the VIP price for a VIP', {}, { isVip: true }, 45_900, 'vipPrice'],
  ['no wholesale price for a person', { quantity: 20 }, { isVip: true }, 45_900, 'vipPrice'],
  ['no wholesale price below the first tier', { quantity: 4 }, { isBusiness: true }, 49_900, 'ordinaryPrice'],
  ['the tier that the quantity reaches', { quantity: 5 }, { isBusiness: true }, 44_500, 'wholesalePrice'],
  ['the next tier', { quantity: 20 }, { isBusiness: true, isVip: true }, 42_000, 'wholesalePrice'],
  [
    'the tier that the whole batch reaches',
    { channel: 'dropshipping', quantity: 1, tierQuantity: 20 },
    { isBusiness: true },
    42_000,
    'wholesalePrice',
  ],
  [
    'no tier that the whole batch does not reach',
    { channel: 'dropshipping', quantity: 1, tierQuantity: 4 },
    { isBusiness: true },
    49_900,
    'ordinaryPrice',
  ],
  [
    'no wholesale price for a person, however many the batch has',
    { channel: 'dropshipping', tierQuantity: 20 },
    {},
    49_900,
    'ordinaryPrice',
  ],
  ['the lowest of both', { quantity: 5, vipPriceFen: 44_000 }, { isBusiness: true, isVip: true }, 44_000, 'vipPrice'],
  ['no VIP price that is higher', { vipPriceFen: 50_000 }, { isVip: true }, 49_900, 'ordinaryPrice'],
  ['the price of the channel', { channel: 'groupPurchase', channelPriceFen: 42_900 }, {}, 42_900, 'channelPrice'],
  [
    'the price of the channel, though VIP is lower',
    { channel: 'openBox', channelPriceFen: 47_000 },
    { isVip: true },
    47_000,
    'channelPrice',
  ],
  ...(['groupPurchase', 'woot', 'celebrity'] as const).flatMap(
    (channel): [string, Partial<OrderLine>, Partial<Buyer>, number, string][] => {
      const dear = { channel, channelPriceFen: 45_900 };
      return [
        [
          `${channel}: not above what has become of the price`,
          { ...dear, priceFen: 45_000 },
          {},
          45_000,
          'ordinaryPrice',
        ],
        [
          `${channel}: no saving claimed where there is none`,
          { ...dear, priceFen: 45_900 },
          {},
          45_900,
          'ordinaryPrice',
        ],
        [
          `${channel}: not above a VIP's own price`,
          { ...dear, vipPriceFen: 44_000 },
          { isVip: true },
          44_000,
          'vipPrice',
        ],
        [`${channel}: a VIP price is nobody else's`, { ...dear, vipPriceFen: 44_000 }, {}, 45_900, 'channelPrice'],
        [
          `${channel}: not above a wholesale tier`,
          { ...dear, quantity: 5 },
          { isBusiness: true },
          44_500,
          'wholesalePrice',
        ],
      ];
    },
  ),
  ['no channel price outside the channel', { channelPriceFen: 42_900 }, {}, 49_900, 'ordinaryPrice'],
  ['the usual rule in a channel without a price', { channel: 'celebrity' }, { isVip: true }, 45_900, 'vipPrice'],
  ['a prize for nothing', { channel: 'drawPrize', channelPriceFen: 0 }, {}, 0, 'channelPrice'],
])('%s', (_, line, buyer, unitPriceFen, code) => {
  expect(unitPrice(sampleLine({ ...sku, ...line }), { ...plainBuyer, ...buyer })).toMatchObject({
    unitPriceFen,
    reason: { code },
  });
});
