import type { DemoProduct } from '../DemoProduct.ts';
import { freshBerryProducts } from './freshBerry.ts';
import { freshCitrusProducts } from './freshCitrus.ts';
import { freshOrchardProducts } from './freshOrchard.ts';
import { freshTropicalProducts } from './freshTropical.ts';

export const freshFruitProducts: readonly DemoProduct[] = [
  ...freshBerryProducts,
  ...freshCitrusProducts,
  ...freshOrchardProducts,
  ...freshTropicalProducts,
];
