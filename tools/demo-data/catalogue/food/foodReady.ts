import type { DemoProduct } from '../DemoProduct.ts';
import { foodInstantProducts } from './foodInstant.ts';
import { foodFrozenProducts } from './foodFrozen.ts';

export const foodReadyProducts: readonly DemoProduct[] = [...foodInstantProducts, ...foodFrozenProducts];
