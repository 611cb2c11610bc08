/** What one step of `pnpm check` found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What it printed; shown when something failed. */
  readonly output: string;
}
