import type { DemoProduct } from '../DemoProduct.ts';
import { clothingCoatsProducts } from './clothingCoats.ts';
import { clothingShirtsProducts } from './clothingShirts.ts';
import { clothingTeesProducts } from './clothingTees.ts';

export const clothingTopsProducts: readonly DemoProduct[] = [
  ...clothingTeesProducts,
  ...clothingShirtsProducts,
  ...clothingCoatsProducts,
];
