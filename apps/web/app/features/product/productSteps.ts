import type { Product } from './ProductData.ts';

/** From the catalogue down to the product, whose long title is cut to brand and name. */
export function productSteps({ id, title, categories }: Product): { label: string; to: string }[] {
  return [
    { label: '货源', to: '/resource' },
    ...categories.map((category) => ({ label: category.name, to: `/resource?category=${category.id}` })),
    { label: title.split(' ').slice(0, 2).join(' '), to: `/product?id=${id}` },
  ];
}
