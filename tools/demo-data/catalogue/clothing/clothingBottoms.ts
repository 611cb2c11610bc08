import type { DemoProduct } from '../DemoProduct.ts';
import { clothingDressesProducts } from './clothingDresses.ts';
import { clothingTrousersProducts } from './clothingTrousers.ts';

export const clothingBottomsProducts: readonly DemoProduct[] = [
  ...clothingTrousersProducts,
  ...clothingDressesProducts,
];
