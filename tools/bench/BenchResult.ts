/** One line of `pnpm bench`. `bare` is the limit measured in the same run, where there is one. */
export interface BenchResult {
  readonly bench: string;
  readonly figure: number;
  readonly unit: string;
  readonly bare: number | null;
  readonly ratio: number | null;
  readonly target: string;
  readonly pass: boolean;
}
