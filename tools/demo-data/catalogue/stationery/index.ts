import type { DemoProduct } from '../DemoProduct.ts';
import { stationeryDeskProducts } from './stationeryDesk.ts';
import { stationeryMusicProducts } from './stationeryMusic.ts';
import { stationeryPaperProducts } from './stationeryPaper.ts';
import { stationeryWritingProducts } from './stationeryWriting.ts';

export const stationeryProducts: readonly DemoProduct[] = [
  ...stationeryWritingProducts,
  ...stationeryPaperProducts,
  ...stationeryDeskProducts,
  ...stationeryMusicProducts,
];
