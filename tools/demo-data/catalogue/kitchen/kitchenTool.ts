import type { DemoProduct } from '../DemoProduct.ts';
import { kitchenToolKnifeProducts } from './kitchenToolKnife.ts';
import { kitchenToolStoreProducts } from './kitchenToolStore.ts';
import { kitchenToolGadgetProducts } from './kitchenToolGadget.ts';

export const kitchenToolProducts: readonly DemoProduct[] = [
  ...kitchenToolKnifeProducts,
  ...kitchenToolStoreProducts,
  ...kitchenToolGadgetProducts,
];
