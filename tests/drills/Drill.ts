import type { DrillShop } from './startDrillShop.ts';

/** What a drill says when it is over. `figures` are what was measured, by name. */
export interface DrillResult {
  readonly name: string;
  readonly done: string;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly pass: boolean;
}

/** Does something bad to a running shop and sees what becomes of it. */
export type Drill = (shop: DrillShop) => Promise<DrillResult>;
