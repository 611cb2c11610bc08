import type { DemoProduct } from '../DemoProduct.ts';
import { shoesDailyLeatherFlatsProducts } from './shoesDailyLeatherFlats.ts';
import { shoesDailyBootsSandalsProducts } from './shoesDailyBootsSandals.ts';

export const shoesDailyProducts: readonly DemoProduct[] = [
  ...shoesDailyLeatherFlatsProducts,
  ...shoesDailyBootsSandalsProducts,
];
