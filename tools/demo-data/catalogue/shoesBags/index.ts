import type { DemoProduct } from '../DemoProduct.ts';
import { shoesSportProducts } from './shoesSport.ts';
import { shoesDailyProducts } from './shoesDaily.ts';
import { bagsDailyProducts } from './bagsDaily.ts';
import { bagsTravelProducts } from './bagsTravel.ts';

export const shoesBagsProducts: readonly DemoProduct[] = [
  ...shoesSportProducts,
  ...shoesDailyProducts,
  ...bagsDailyProducts,
  ...bagsTravelProducts,
];
