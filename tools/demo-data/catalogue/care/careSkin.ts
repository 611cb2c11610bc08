import type { DemoProduct } from '../DemoProduct.ts';
import { careCleanseProducts } from './careCleanse.ts';
import { careMoistProducts } from './careMoist.ts';
import { careMaskSunProducts } from './careMaskSun.ts';

export const careSkinProducts: readonly DemoProduct[] = [
  ...careCleanseProducts,
  ...careMoistProducts,
  ...careMaskSunProducts,
];
