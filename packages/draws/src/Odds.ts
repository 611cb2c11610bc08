/** Which rolls win which prize: ranges with both ends included, without a gap from 0 to 9999. */
export type Odds = readonly {
  readonly position: number;
  readonly from: number;
  readonly to: number;
}[];

/** Weights are parts of this; rolls are below it. */
export const ROLLS = 10_000;
