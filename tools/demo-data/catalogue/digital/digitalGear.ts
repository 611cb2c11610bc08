import type { DemoProduct } from '../DemoProduct.ts';
import { digitalGamesProducts } from './digitalGames.ts';
import { digitalPowerProducts } from './digitalPower.ts';

export const digitalGearProducts: readonly DemoProduct[] = [...digitalPowerProducts, ...digitalGamesProducts];
