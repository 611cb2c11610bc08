/** Steps between grid lines that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;
/** Top of the scale while there is no money to show: 100 yuan. */
const LEAST_TOP_FEN = 10_000;

/** Round amounts from 0 up to one that nothing exceeds. */
export function chartScale(amountsFen: readonly number[]): number[] {
  const rough = Math.max(LEAST_TOP_FEN, ...amountsFen) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: INTERVALS + 1 }, (_, at) => at * step);
}
