import type { DemoProduct } from '../DemoProduct.ts';
import { childrenFeedingProducts } from './childrenFeeding.ts';
import { childrenOutProducts } from './childrenOut.ts';
import { childrenToysProducts } from './childrenToys.ts';
import { childrenWearProducts } from './childrenWear.ts';

export const childrenProducts: readonly DemoProduct[] = [
  ...childrenFeedingProducts,
  ...childrenWearProducts,
  ...childrenToysProducts,
  ...childrenOutProducts,
];
