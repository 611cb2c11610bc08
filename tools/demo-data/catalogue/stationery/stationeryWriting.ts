import type { DemoProduct } from '../DemoProduct.ts';
import { stationeryPenProducts } from './stationeryPen.ts';
import { stationeryPencilProducts } from './stationeryPencil.ts';

export const stationeryWritingProducts: readonly DemoProduct[] = [
  ...stationeryPenProducts,
  ...stationeryPencilProducts,
];
