import type { DemoProduct } from '../DemoProduct.ts';
import { freshFruitProducts } from './freshFruit.ts';
import { freshVegetableProducts } from './freshVegetable.ts';
import { freshMeatProducts } from './freshMeat.ts';
import { freshSeafoodProducts } from './freshSeafood.ts';

export const freshProducts: readonly DemoProduct[] = [
  ...freshFruitProducts,
  ...freshVegetableProducts,
  ...freshMeatProducts,
  ...freshSeafoodProducts,
];
