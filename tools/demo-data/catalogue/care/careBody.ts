import type { DemoProduct } from '../DemoProduct.ts';
import { careBathProducts } from './careBath.ts';
import { careHairProducts } from './careHair.ts';
import { careHandProducts } from './careHand.ts';

export const careBodyProducts: readonly DemoProduct[] = [...careBathProducts, ...careHairProducts, ...careHandProducts];
