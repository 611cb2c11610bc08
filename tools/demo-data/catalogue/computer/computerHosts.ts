import type { DemoProduct } from '../DemoProduct.ts';
import { computerLaptopsProducts } from './computerLaptops.ts';
import { computerScreensProducts } from './computerScreens.ts';

export const computerHostsProducts: readonly DemoProduct[] = [...computerLaptopsProducts, ...computerScreensProducts];
