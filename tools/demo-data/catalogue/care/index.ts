import type { DemoProduct } from '../DemoProduct.ts';
import { careSkinProducts } from './careSkin.ts';
import { careBodyProducts } from './careBody.ts';
import { careMakeupProducts } from './careMakeup.ts';
import { careDailyProducts } from './careDaily.ts';

export const careProducts: readonly DemoProduct[] = [
  ...careSkinProducts,
  ...careBodyProducts,
  ...careMakeupProducts,
  ...careDailyProducts,
];
