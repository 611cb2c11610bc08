import type { DemoProduct } from '../DemoProduct.ts';
import { freshLeafProducts } from './freshLeaf.ts';
import { freshRootProducts } from './freshRoot.ts';
import { freshMushroomProducts } from './freshMushroom.ts';

export const freshVegetableProducts: readonly DemoProduct[] = [
  ...freshLeafProducts,
  ...freshRootProducts,
  ...freshMushroomProducts,
];
