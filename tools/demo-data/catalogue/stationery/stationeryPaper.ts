import type { DemoProduct } from '../DemoProduct.ts';
import { stationeryCalendarProducts } from './stationeryCalendar.ts';
import { stationeryLetterProducts } from './stationeryLetter.ts';
import { stationeryNotebookProducts } from './stationeryNotebook.ts';

export const stationeryPaperProducts: readonly DemoProduct[] = [
  ...stationeryNotebookProducts,
  ...stationeryCalendarProducts,
  ...stationeryLetterProducts,
];
