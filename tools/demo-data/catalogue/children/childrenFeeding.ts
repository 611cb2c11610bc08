import type { DemoProduct } from '../DemoProduct.ts';
import { childrenBathProducts } from './childrenBath.ts';
import { childrenBottleProducts } from './childrenBottle.ts';
import { childrenTablewareProducts } from './childrenTableware.ts';

export const childrenFeedingProducts: readonly DemoProduct[] = [
  ...childrenBottleProducts,
  ...childrenTablewareProducts,
  ...childrenBathProducts,
];
