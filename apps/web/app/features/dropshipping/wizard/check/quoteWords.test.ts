import { expect, it } from 'vitest';
import { balanceWords, shippingWords, skuName, skuWords } from './quoteWords.ts';

const sku: Parameters<typeof skuWords>[0] = {
  skuId: '1',
  productId: '2',
  code: 'SH-WZ-03',
  title: '精梳棉中筒袜 3 双',
  skuLabel: '',
  picture: { fileId: '3', placeholder: '', alt: '' },
  orders: 12,
  pieces: 15,
  unitPriceFen: 3390,
  priceFen: 3990,
  tier: { minQuantity: 10 },
  nextTier: null,
  goodsFen: 50_850,
  short: 0,
};

it('says how a price came about, and what would make it lower', () => {
  expect(skuWords(sku)).toBe('批发价 ¥33.90 × 15');
  expect(skuWords({ ...sku, tier: null, unitPriceFen: 3790, nextTier: { minQuantity: 20, priceFen: 3390 } })).toBe(
    'VIP 价 ¥37.90 × 15；再多 5 件，每件 ¥33.90',
  );
  expect(skuWords({ ...sku, tier: null, unitPriceFen: 3990, short: 3 })).toBe('单价 ¥39.90 × 15；库存少 3 件');
});

it('adds up the parcels by their fee', () => {
  const shipping = [
    { feeFen: 600, orders: 17, isFreeByVip: false },
    { feeFen: 0, orders: 10, isFreeByVip: true },
  ];
  expect(shippingWords(shipping)).toBe('17 单 × ¥6.00，10 单免运费（VIP）');
});

it('says what is left of the balance, or what is missing', () => {
  const quote = { balanceFen: 128_640, payFen: 110_880, orders: 27 };
  expect(balanceWords(quote)).toBe('余额 ¥1,286.40，付后剩 ¥177.60。27 单一起付清，有一单付不成就都不付。');
  expect(balanceWords({ ...quote, balanceFen: 10_000 })).toBe(
    '余额 ¥100.00，还差 ¥1,008.80。可以先充值，也可以用微信支付或支付宝一次付清。',
  );
});

it('names a SKU without saying its option twice', () => {
  expect([
    skuName({ title: '五常大米 5 千克', skuLabel: '5 千克' }),
    skuName({ title: '浴袍', skuLabel: '云灰' }),
  ]).toEqual(['五常大米 5 千克', '浴袍 云灰']);
});
