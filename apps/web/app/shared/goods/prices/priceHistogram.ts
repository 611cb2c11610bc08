/** The prices of a list: between the lowest and the highest, how many stand in each of equal steps. */
export interface Prices {
  readonly minFen: number;
  readonly maxFen: number;
  readonly steps: readonly number[];
}

const BAR = 10;
const GAP = 2;
export const HISTOGRAM_HEIGHT = 40;

/** Bars as two paths of one drawing: those inside the chosen prices, and those outside. */
export function histogramPaths({ steps }: Prices, from: number, to: number): { inside: string; outside: string } {
  const most = Math.max(1, ...steps);
  const paths = { inside: '', outside: '' };
  steps.forEach((count, order) => {
    if (count === 0) return;
    // By the square root: a few dear products among many cheap ones are still to be seen.
    const height = Math.max(1, Math.round(Math.sqrt(count / most) * HISTOGRAM_HEIGHT));
    const bar = `M${order * BAR} ${HISTOGRAM_HEIGHT}v-${height}h${BAR - GAP}v${height}z`;
    paths[order >= from && order < to ? 'inside' : 'outside'] += bar;
  });
  return paths;
}

export function histogramWidth({ steps }: Prices): number {
  return steps.length * BAR - GAP;
}

/** The whole yuan at the edge before a step, from 0 to the number of steps. */
export function yuanAtStep({ minFen, maxFen, steps }: Prices, step: number): number {
  const fen = minFen + ((maxFen - minFen) * step) / steps.length;
  return step === steps.length ? Math.ceil(fen / 100) : Math.floor(fen / 100);
}

/** The edge nearest to a price; the ends for prices beyond them. */
export function stepAtFen({ minFen, maxFen, steps }: Prices, fen: number): number {
  if (maxFen === minFen) return fen <= minFen ? 0 : steps.length;
  const step = Math.round(((fen - minFen) / (maxFen - minFen)) * steps.length);
  return Math.min(steps.length, Math.max(0, step));
}
