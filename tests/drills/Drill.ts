import type { Effort } from '../../tools/lib/Effort.ts';
import type { DrillShop } from './startDrillShop.ts';

/** The result of a drill. `figures` are its measurements, by name. */
export interface DrillResult {
  readonly name: string;
  readonly done: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly pass: boolean;
}

/** Damages a running shop on purpose and reports the consequences. */
export type Drill = (shop: DrillShop, effort: Effort) => Promise<DrillResult>;
