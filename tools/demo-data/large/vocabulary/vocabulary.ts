import { careWords } from './careWords.ts';
import { childrenWords } from './childrenWords.ts';
import { clothingWords } from './clothingWords.ts';
import { computerWords } from './computerWords.ts';
import { digitalWords } from './digitalWords.ts';
import { foodWords } from './foodWords.ts';
import { freshWords } from './freshWords.ts';
import { homeWords } from './homeWords.ts';
import { kitchenWords } from './kitchenWords.ts';
import { outdoorWords } from './outdoorWords.ts';
import { shoesBagsWords } from './shoesBagsWords.ts';
import { stationeryWords } from './stationeryWords.ts';
import type { TopWords } from './TopWords.ts';

/** The words of every first-level category. */
export const vocabulary: Readonly<Record<string, TopWords>> = {
  digital: digitalWords,
  computer: computerWords,
  home: homeWords,
  kitchen: kitchenWords,
  clothing: clothingWords,
  shoesBags: shoesBagsWords,
  care: careWords,
  food: foodWords,
  fresh: freshWords,
  children: childrenWords,
  outdoor: outdoorWords,
  stationery: stationeryWords,
};
