import type { DemoProduct } from '../DemoProduct.ts';
import { kitchenCupMugProducts } from './kitchenCupMug.ts';
import { kitchenCupGlassProducts } from './kitchenCupGlass.ts';
import { kitchenCupTravelProducts } from './kitchenCupTravel.ts';

export const kitchenCupProducts: readonly DemoProduct[] = [
  ...kitchenCupMugProducts,
  ...kitchenCupGlassProducts,
  ...kitchenCupTravelProducts,
];
