import type { DemoProduct } from '../DemoProduct.ts';
import { kitchenTableBowlProducts } from './kitchenTableBowl.ts';
import { kitchenTablePlateProducts } from './kitchenTablePlate.ts';
import { kitchenTableCutleryProducts } from './kitchenTableCutlery.ts';

export const kitchenTableProducts: readonly DemoProduct[] = [
  ...kitchenTableBowlProducts,
  ...kitchenTablePlateProducts,
  ...kitchenTableCutleryProducts,
];
