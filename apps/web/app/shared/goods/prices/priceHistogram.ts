/** The prices of a list in steps: how many stand in each, and the edges around them, in fen. */
export interface Prices {
  /** One more than there are steps. */
  readonly edgesFen: readonly number[];
  readonly steps: readonly number[];
}

const BAR = 10;
const GAP = 2;
export const HISTOGRAM_HEIGHT = 40;
/** Edges nearer to each other than this ratio are drawn as if they were not. */
const LEAST_RATIO = 1.1;

/** Bars as two paths of one drawing: those inside the chosen prices, and those outside. */
export function histogramPaths(prices: Prices, from: number, to: number): { inside: string; outside: string } {
  const heights = prices.steps.map((count, step) => count / widthOf(prices, step));
  const most = Math.max(...heights);
  const paths = { inside: '', outside: '' };
  heights.forEach((crowd, order) => {
    if (crowd === 0) return;
    // By the square root: a few dear products among many cheap ones are still to be seen.
    const height = Math.max(1, Math.round(Math.sqrt(crowd / most) * HISTOGRAM_HEIGHT));
    const bar = `M${order * BAR} ${HISTOGRAM_HEIGHT}v-${height}h${BAR - GAP}v${height}z`;
    paths[order >= from && order < to ? 'inside' : 'outside'] += bar;
  });
  return paths;
}

export function histogramWidth({ steps }: Prices): number {
  return steps.length * BAR - GAP;
}

/** The whole yuan at the edge before a step, from 0 to the number of steps. */
export function yuanAtStep({ edgesFen, steps }: Prices, step: number): number {
  const fen = edgesFen[step] ?? 0;
  return step === steps.length ? Math.ceil(fen / 100) : Math.floor(fen / 100);
}

/** The edge nearest to the lowest price; the ends for prices beyond them. */
export function lowStepAtFen({ edgesFen }: Prices, fen: number): number {
  return edgesFen.indexOf(nearestEdge(edgesFen, fen));
}

/** The same for the highest price: of edges at one price, as with one single price, it takes the last. */
export function highStepAtFen({ edgesFen }: Prices, fen: number): number {
  return edgesFen.lastIndexOf(nearestEdge(edgesFen, fen));
}

function nearestEdge(edgesFen: readonly number[], fen: number): number {
  return edgesFen.reduce((nearest, edge) => (Math.abs(edge - fen) < Math.abs(nearest - fen) ? edge : nearest));
}

/** Edges at the same distance from each other. */
export function equalSteps({
  minFen,
  maxFen,
  steps,
}: {
  readonly minFen: number;
  readonly maxFen: number;
  readonly steps: readonly number[];
}): Prices {
  const edgeAt = (step: number) => minFen + ((maxFen - minFen) * step) / steps.length;
  return { edgesFen: [...steps.map((_, step) => edgeAt(step)), maxFen], steps };
}

/** How far a step reaches, as a ratio: twice the price is as far from ¥20 as from ¥200. */
function widthOf({ edgesFen }: Prices, step: number): number {
  const [low = 0, high = 0] = edgesFen.slice(step, step + 2);
  return Math.log(Math.max(LEAST_RATIO, high / Math.max(1, low)));
}
