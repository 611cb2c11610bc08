/** The result of one step of `pnpm check`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Its output; shown when the step failed. */
  readonly output: string;
  /** Where its time went: its files, the slowest first. */
  readonly slowest?: readonly FileTime[];
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}
