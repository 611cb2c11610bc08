import type { DemoProduct } from '../DemoProduct.ts';
import { homeDecorTeaProducts } from './homeDecorTea.ts';
import { homeDecorScentProducts } from './homeDecorScent.ts';
import { homeDecorClockProducts } from './homeDecorClock.ts';
import { homeDecorPlantProducts } from './homeDecorPlant.ts';
import { homeDecorStorageProducts } from './homeDecorStorage.ts';
import { homeDecorOrnamentProducts } from './homeDecorOrnament.ts';

export const homeDecorProducts: readonly DemoProduct[] = [
  ...homeDecorTeaProducts,
  ...homeDecorScentProducts,
  ...homeDecorClockProducts,
  ...homeDecorPlantProducts,
  ...homeDecorStorageProducts,
  ...homeDecorOrnamentProducts,
];
