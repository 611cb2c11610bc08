import type { DemoProduct } from '../DemoProduct.ts';
import { foodSnackProducts } from './foodSnack.ts';
import { foodStapleProducts } from './foodStaple.ts';
import { foodDrinkProducts } from './foodDrink.ts';
import { foodReadyProducts } from './foodReady.ts';

export const foodProducts: readonly DemoProduct[] = [
  ...foodSnackProducts,
  ...foodStapleProducts,
  ...foodDrinkProducts,
  ...foodReadyProducts,
];
