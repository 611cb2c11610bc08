import { pictureAddress } from '../../shared/files/picture/Picture.tsx';
import type { Product, Sku } from './ProductData.ts';

/** A product in the words of schema.org. */
export function structuredProduct(product: Product, origin: string): Record<string, unknown> {
  const { id, no, title, subtitle, brand, pictures, reviewCount, ratingHundredths } = product;
  return {
    '@type': 'Product',
    name: title,
    description: subtitle,
    sku: String(no),
    brand: { '@type': 'Brand', name: brand.name },
    image: pictures.map(({ fileId }) => origin + pictureAddress(fileId, '1080')),
    offers: offers(product, `${origin}/product?id=${id}`),
    // Without reviews there is nothing to average, and a search engine would refuse the whole.
    ...(ratingHundredths !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (ratingHundredths / 100).toFixed(1),
        reviewCount,
      },
    }),
  };
}

function offers({ skus, isOnSale }: Product, url: string): Record<string, unknown> {
  const inStock = skus.filter(({ available }) => available > 0);
  const offered = inStock.length > 0 ? inStock : skus;
  const prices = offered.map(({ priceFen }) => priceFen);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const common = { priceCurrency: 'CNY', availability: availability(isOnSale, inStock), url };
  if (offered.length === 1) return { '@type': 'Offer', price: yuan(low), ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: yuan(low),
    highPrice: yuan(high),
    offerCount: offered.length,
    ...common,
  };
}

function availability(isOnSale: boolean, inStock: readonly Sku[]): string {
  if (!isOnSale) return 'https://schema.org/Discontinued';
  return `https://schema.org/${inStock.length > 0 ? 'InStock' : 'OutOfStock'}`;
}

/** 128640 → 1286.40, from whole numbers. */
function yuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
