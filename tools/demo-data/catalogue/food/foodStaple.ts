import type { DemoProduct } from '../DemoProduct.ts';
import { foodGrainProducts } from './foodGrain.ts';
import { foodNoodleProducts } from './foodNoodle.ts';
import { foodOilSauceProducts } from './foodOilSauce.ts';

export const foodStapleProducts: readonly DemoProduct[] = [
  ...foodGrainProducts,
  ...foodNoodleProducts,
  ...foodOilSauceProducts,
];
