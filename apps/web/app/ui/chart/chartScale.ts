/** Steps between grid lines that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];
const WHOLE_STEPS = [1, 2, 5, 10];

interface ScaleOptions {
  /** Top of the scale while there is less to show. */
  readonly least: number;
  readonly intervals: number;
  /** Half of what is counted does not exist. */
  readonly isCount?: boolean;
}

/** Round values from 0 up to one that nothing exceeds. */
export function chartScale(values: readonly number[], { least, intervals, isCount = false }: ScaleOptions): number[] {
  const rough = Math.max(least, ...values) / intervals;
  const power = 10 ** Math.max(Math.floor(Math.log10(rough)), isCount ? 0 : -Infinity);
  const steps = isCount && power === 1 ? WHOLE_STEPS : STEPS;
  const step = power * (steps.find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: intervals + 1 }, (_, at) => at * step);
}
