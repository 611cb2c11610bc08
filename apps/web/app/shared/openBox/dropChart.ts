interface PricePoint {
  readonly at: string;
  readonly priceFen: number;
}

interface ChartFacts {
  /** Every price so far, the oldest first; never empty. */
  readonly past: readonly PricePoint[];
  /** The drops to come, the next first; none at the floor, or when it is sold. */
  readonly coming: readonly PricePoint[];
  readonly floorFen: number;
  /** Now, or when it was sold. */
  readonly until: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** How many days fit below it. */
  readonly labels: number;
}

interface DropChart {
  readonly pastPath: string;
  readonly comingPath: string;
  readonly here: { readonly x: number; readonly y: number };
  /** Where the price goes at the lowest; null when it is there. */
  readonly floor: { readonly y: number } | null;
  readonly levels: readonly { readonly fen: number; readonly y: number }[];
  readonly days: readonly { readonly at: string; readonly x: number }[];
}

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 16, 28, 48];

/** The way of a price in steps: what it was, where it is, where it goes. Coordinates have at most one decimal. */
export function dropChart({ past, coming, floorFen, until }: ChartFacts, size: Size): DropChart {
  const changes = [...past, ...coming];
  const startMs = Date.parse(changes[0]?.at ?? until);
  const lastMs = Date.parse(changes.at(-1)?.at ?? until);
  const untilMs = Date.parse(until);
  // The floor is seen for a while after it is reached.
  const endMs = Math.max(untilMs, lastMs) + Math.max((lastMs - startMs) / 10, coming.length > 0 ? 3_600_000 : 0, 1);
  const highFen = Math.max(...changes.map(({ priceFen }) => priceFen), floorFen);
  const nowFen = past.at(-1)?.priceFen ?? floorFen;
  const x = (ms: number) => round(LEFT + ((ms - startMs) / (endMs - startMs)) * (size.width - LEFT - RIGHT));
  const y = (fen: number) =>
    round(TOP + (highFen === floorFen ? 0 : (highFen - fen) / (highFen - floorFen)) * (size.height - TOP - BOTTOM));
  const here = { x: x(Math.max(untilMs, startMs)), y: y(nowFen) };
  const steps = (points: readonly PricePoint[]) =>
    points.map(({ at, priceFen }) => `H${x(Date.parse(at))}V${y(priceFen)}`).join('');
  const levels = [...new Set([floorFen, nowFen, highFen])].map((fen) => ({ fen, y: y(fen) }));
  return {
    pastPath: `M${x(startMs)} ${y(past[0]?.priceFen ?? nowFen)}${steps(past.slice(1))}H${here.x}`,
    comingPath: coming.length === 0 ? '' : `M${here.x} ${here.y}${steps(coming)}H${x(endMs)}`,
    here,
    floor: coming.length === 0 ? null : { y: y(floorFen) },
    levels,
    days: thinned(changes, size.labels).map(({ at }) => ({ at, x: x(Date.parse(at)) })),
  };
}

/** The first, the last and some between: so many that their words do not touch. */
function thinned(points: readonly PricePoint[], most: number): readonly PricePoint[] {
  if (points.length <= most) return points;
  const every = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, order) => points[Math.round(order * every)]).filter(
    (point) => point !== undefined,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
