import type { DemoProduct } from '../DemoProduct.ts';
import { freshBeefLambProducts } from './freshBeefLamb.ts';
import { freshPoultryProducts } from './freshPoultry.ts';
import { freshDairyProducts } from './freshDairy.ts';

export const freshMeatProducts: readonly DemoProduct[] = [
  ...freshBeefLambProducts,
  ...freshPoultryProducts,
  ...freshDairyProducts,
];
