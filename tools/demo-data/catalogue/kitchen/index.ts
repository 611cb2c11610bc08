import type { DemoProduct } from '../DemoProduct.ts';
import { kitchenCookwareProducts } from './kitchenCookware.ts';
import { kitchenTableProducts } from './kitchenTable.ts';
import { kitchenCupProducts } from './kitchenCup.ts';
import { kitchenToolProducts } from './kitchenTool.ts';

export const kitchenProducts: readonly DemoProduct[] = [
  ...kitchenCookwareProducts,
  ...kitchenTableProducts,
  ...kitchenCupProducts,
  ...kitchenToolProducts,
];
