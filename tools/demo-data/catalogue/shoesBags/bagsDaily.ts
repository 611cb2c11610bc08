import type { DemoProduct } from '../DemoProduct.ts';
import { bagsDailyBackHandProducts } from './bagsDailyBackHand.ts';
import { bagsDailyPouchProducts } from './bagsDailyPouch.ts';

export const bagsDailyProducts: readonly DemoProduct[] = [...bagsDailyBackHandProducts, ...bagsDailyPouchProducts];
