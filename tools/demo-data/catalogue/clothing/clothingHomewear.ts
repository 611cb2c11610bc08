import type { DemoProduct } from '../DemoProduct.ts';
import { clothingLoungeProducts } from './clothingLounge.ts';
import { clothingSocksProducts } from './clothingSocks.ts';
import { clothingUnderwearProducts } from './clothingUnderwear.ts';

export const clothingHomewearProducts: readonly DemoProduct[] = [
  ...clothingUnderwearProducts,
  ...clothingSocksProducts,
  ...clothingLoungeProducts,
];
