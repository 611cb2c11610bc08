/** The result of one step of `pnpm check`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Its output; shown when the step failed. */
  readonly output: string;
}
