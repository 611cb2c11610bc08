import type { DemoCategory, DemoProduct } from './DemoProduct.ts';
import { careProducts } from './care/index.ts';
import { careTree } from './care/tree.ts';
import { childrenProducts } from './children/index.ts';
import { childrenTree } from './children/tree.ts';
import { clothingProducts } from './clothing/index.ts';
import { clothingTree } from './clothing/tree.ts';
import { computerProducts } from './computer/index.ts';
import { computerTree } from './computer/tree.ts';
import { digitalProducts } from './digital/index.ts';
import { digitalTree } from './digital/tree.ts';
import { foodProducts } from './food/index.ts';
import { foodTree } from './food/tree.ts';
import { freshProducts } from './fresh/index.ts';
import { freshTree } from './fresh/tree.ts';
import { homeProducts } from './home/index.ts';
import { homeTree } from './home/tree.ts';
import { kitchenProducts } from './kitchen/index.ts';
import { kitchenTree } from './kitchen/tree.ts';
import { outdoorProducts } from './outdoor/index.ts';
import { outdoorTree } from './outdoor/tree.ts';
import { shoesBagsProducts } from './shoesBags/index.ts';
import { shoesBagsTree } from './shoesBags/tree.ts';
import { stationeryProducts } from './stationery/index.ts';
import { stationeryTree } from './stationery/tree.ts';

/** The tree, in the order in which the shop shows it. */
export const demoTree: readonly DemoCategory[] = [
  digitalTree,
  computerTree,
  homeTree,
  kitchenTree,
  clothingTree,
  shoesBagsTree,
  careTree,
  foodTree,
  freshTree,
  childrenTree,
  outdoorTree,
  stationeryTree,
];

export const demoProducts: readonly DemoProduct[] = [
  ...digitalProducts,
  ...computerProducts,
  ...homeProducts,
  ...kitchenProducts,
  ...clothingProducts,
  ...shoesBagsProducts,
  ...careProducts,
  ...foodProducts,
  ...freshProducts,
  ...childrenProducts,
  ...outdoorProducts,
  ...stationeryProducts,
];
