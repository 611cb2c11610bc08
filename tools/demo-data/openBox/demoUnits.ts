import { computerUnits } from './computerUnits.ts';
import type { DemoUnit } from './DemoUnit.ts';
import { digitalUnits } from './digitalUnits.ts';
import { homeUnits } from './homeUnits.ts';
import { screenUnits } from './screenUnits.ts';
import { wornUnits } from './wornUnits.ts';

/** Opened things of the demo shop: of every grade, most of them on sale. */
export const demoUnits: readonly DemoUnit[] = [
  ...digitalUnits,
  ...screenUnits,
  ...computerUnits,
  ...homeUnits,
  ...wornUnits,
];
