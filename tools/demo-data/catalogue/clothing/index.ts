import type { DemoProduct } from '../DemoProduct.ts';
import { clothingAccessoriesProducts } from './clothingAccessories.ts';
import { clothingBottomsProducts } from './clothingBottoms.ts';
import { clothingHomewearProducts } from './clothingHomewear.ts';
import { clothingTopsProducts } from './clothingTops.ts';

export const clothingProducts: readonly DemoProduct[] = [
  ...clothingTopsProducts,
  ...clothingBottomsProducts,
  ...clothingHomewearProducts,
  ...clothingAccessoriesProducts,
];
