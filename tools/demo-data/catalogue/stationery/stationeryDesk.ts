import type { DemoProduct } from '../DemoProduct.ts';
import { stationeryArtProducts } from './stationeryArt.ts';
import { stationeryFilingProducts } from './stationeryFiling.ts';
import { stationeryToolProducts } from './stationeryTool.ts';

export const stationeryDeskProducts: readonly DemoProduct[] = [
  ...stationeryToolProducts,
  ...stationeryFilingProducts,
  ...stationeryArtProducts,
];
