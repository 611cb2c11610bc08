import { describe, expect, it } from 'vitest';
import type { Product, Sku } from './ProductData.ts';
import { structuredProduct } from './structuredProduct.ts';

const sku = (id: string, priceFen: number, available: number): Sku => ({
  id,
  code: id,
  optionValues: [id],
  priceFen,
  available,
  marketPriceFen: null,
  vipPriceFen: null,
  wholesale: [],
  weightGrams: 228,
  prices: [],
});

const product: Product = {
  id: 'p1',
  no: 100286,
  title: '知音 N3 头戴式主动降噪耳机',
  subtitle: '比上一代轻 38 克。',
  isOnSale: true,
  brand: { id: 'zhiyin', name: '知音' },
  categories: [],
  pictures: [{ fileId: 'f1', placeholder: '', alt: '' }],
  options: [],
  skus: [sku('a', 128_605, 3), sku('b', 49_900, 0), sku('c', 150_000, 1)],
  parameters: [],
  tags: [],
  descriptionHtml: '',
  limitPerUser: null,
  salesCount: 0,
  reviewCount: 3,
  ratingHundredths: 467,
  questionCount: 0,
  openBox: null,
  shipping: { shipsFrom: '江苏苏州', dispatchHours: 24, feeFen: 800, freeFromFen: 9900, vipFreeFromFen: 3900 },
  listedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};
const origin = 'https://jiwu.example';

describe('the offer', () => {
  it('spans what can be bought now', () => {
    expect(structuredProduct(product, origin)['offers']).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '1286.05',
      highPrice: '1500.00',
      offerCount: 2,
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
      url: 'https://jiwu.example/product?id=p1',
    });
  });

  it('is a single one for a single SKU, and says when it is sold out', () => {
    expect(structuredProduct({ ...product, skus: [sku('b', 49_900, 0)] }, origin)['offers']).toMatchObject({
      '@type': 'Offer',
      price: '499.00',
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('says that the product is no longer sold', () => {
    expect(structuredProduct({ ...product, isOnSale: false }, origin)['offers']).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    });
  });
});

it('claims a rating only when there are reviews', () => {
  expect(structuredProduct(product, origin)['aggregateRating']).toMatchObject({ ratingValue: '4.7', reviewCount: 3 });
  const unreviewed = structuredProduct({ ...product, reviewCount: 0, ratingHundredths: null }, origin);
  expect(unreviewed).not.toHaveProperty('aggregateRating');
});

it('names pictures by whole addresses', () => {
  expect(structuredProduct(product, origin)['image']).toEqual(['https://jiwu.example/file/f1?w=1080']);
});
