import type { DemoProduct } from '../DemoProduct.ts';
import { foodTeaProducts } from './foodTea.ts';
import { foodCoffeeProducts } from './foodCoffee.ts';
import { foodMixProducts } from './foodMix.ts';

export const foodDrinkProducts: readonly DemoProduct[] = [
  ...foodTeaProducts,
  ...foodCoffeeProducts,
  ...foodMixProducts,
];
