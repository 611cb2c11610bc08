import type { MetaDescriptor } from 'react-router';
import { pictureAddress } from '../../shared/files/picture/Picture.tsx';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { structuredBreadcrumbs } from '../../config/structured.ts';
import { formatCount } from '../../format/formatCount.ts';
import { formatFen } from '../../format/formatFen.ts';
import type { Product, ProductData } from './ProductData.ts';
import { productSteps } from './productSteps.ts';
import { structuredProduct } from './structuredProduct.ts';

/** A product's meta tags for search engines and messengers. Its one address names no SKU and no inviter. */
export function productMeta({ product, origin }: ProductData): MetaDescriptor[] {
  const cover = product.pictures[0]?.fileId;
  return sharingMeta({
    title: product.title,
    description: description(product),
    origin,
    canonicalPath: `/product?id=${product.id}`,
    picturePath: cover && pictureAddress(cover, '1080'),
    type: 'product',
    isPrivate: !product.isOnSale,
    structured: [structuredProduct(product, origin), structuredBreadcrumbs(productSteps(product), origin)],
  });
}

function description(product: Product): string {
  const { subtitle, brand, skus, isOnSale, salesCount, reviewCount, ratingHundredths } = product;
  const prices = skus.map(({ priceFen }) => priceFen);
  const low = Math.min(...prices);
  const facts = [
    brand.name,
    isOnSale ? `${formatFen(low)}${Math.max(...prices) > low ? ' 起' : ''}` : '已下架',
    salesCount > 0 && `已售 ${formatCount(salesCount)} 件`,
    ratingHundredths !== null && `${formatCount(reviewCount)} 条评价，平均 ${(ratingHundredths / 100).toFixed(1)} 分`,
  ];
  return `${subtitle} ${facts.filter(Boolean).join('，')}。价格、规格与真实评价都写在页面上。`;
}
