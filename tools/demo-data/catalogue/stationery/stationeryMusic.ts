import type { DemoProduct } from '../DemoProduct.ts';
import { stationeryDrumProducts } from './stationeryDrum.ts';
import { stationeryKeysProducts } from './stationeryKeys.ts';
import { stationeryStringsProducts } from './stationeryStrings.ts';
import { stationeryWindProducts } from './stationeryWind.ts';

export const stationeryMusicProducts: readonly DemoProduct[] = [
  ...stationeryStringsProducts,
  ...stationeryKeysProducts,
  ...stationeryWindProducts,
  ...stationeryDrumProducts,
];
