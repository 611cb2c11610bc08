import type { DemoProduct } from '../DemoProduct.ts';
import { foodNutsProducts } from './foodNuts.ts';
import { foodBakeryProducts } from './foodBakery.ts';
import { foodCandyProducts } from './foodCandy.ts';

export const foodSnackProducts: readonly DemoProduct[] = [
  ...foodNutsProducts,
  ...foodBakeryProducts,
  ...foodCandyProducts,
];
