import type { DemoProduct } from '../DemoProduct.ts';
import { outdoorGearProducts } from './outdoorGear.ts';
import { outdoorPackProducts } from './outdoorPack.ts';
import { outdoorShoesProducts } from './outdoorShoes.ts';

export const outdoorHikingProducts: readonly DemoProduct[] = [
  ...outdoorPackProducts,
  ...outdoorShoesProducts,
  ...outdoorGearProducts,
];
