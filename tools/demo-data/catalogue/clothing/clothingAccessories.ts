import type { DemoProduct } from '../DemoProduct.ts';
import { clothingEyewearProducts } from './clothingEyewear.ts';
import { clothingHatsProducts } from './clothingHats.ts';
import { clothingScarvesProducts } from './clothingScarves.ts';

export const clothingAccessoriesProducts: readonly DemoProduct[] = [
  ...clothingHatsProducts,
  ...clothingScarvesProducts,
  ...clothingEyewearProducts,
];
