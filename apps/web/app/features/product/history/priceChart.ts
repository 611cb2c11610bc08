import { DAY_MS } from '@jiwu/kernel';
import type { Sku } from '../ProductData.ts';

type PricePoint = Sku['prices'][number];

/** A stretch of time with one price, by milliseconds. */
export interface PricePeriod {
  readonly fromMs: number;
  readonly toMs: number;
  readonly priceFen: number;
}

/** Coordinates are percent of the plot, from its left and its top, so that one drawing serves every width. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface PriceChart {
  readonly path: string;
  readonly gridLines: readonly { readonly y: number; readonly fen: number }[];
  readonly end: Place;
  /** Null when the price never changed. */
  readonly lowest: (Place & { readonly period: PricePeriod }) | null;
  readonly highest: (Place & { readonly period: PricePeriod }) | null;
  readonly startMs: number;
  readonly middleMs: number;
}

const SPAN_MS = 90 * DAY_MS;
/** Air above the highest and below the lowest price. */
const MARGIN = 14;
/** Steps between grid lines that people count in. */
const STEPS = [1, 2, 5, 10];

/** One entry for each change: the price, and its duration. */
export function pricePeriods(prices: readonly PricePoint[], nowMs: number): PricePeriod[] {
  const startMs = nowMs - SPAN_MS;
  const points = prices.map(({ from, priceFen }) => ({ fromMs: Math.max(Date.parse(from), startMs), priceFen }));
  return points
    .map(({ fromMs, priceFen }, at) => ({ fromMs, toMs: points[at + 1]?.fromMs ?? nowMs, priceFen }))
    .filter(({ fromMs, toMs }) => toMs >= fromMs);
}

/** A stepped line over the last 90 days. A product that came later begins where it came. */
export function priceChart(prices: readonly PricePoint[], nowMs: number): PriceChart {
  const periods = pricePeriods(prices, nowMs);
  const startMs = nowMs - SPAN_MS;
  const all = periods.map(({ priceFen }) => priceFen);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const xOf = (ms: number) => round(((ms - startMs) / SPAN_MS) * 100);
  const yOf = (fen: number) => round(high === low ? 50 : MARGIN + ((high - fen) / (high - low)) * (100 - 2 * MARGIN));
  const mark = (fen: number) => {
    const period = periods.findLast(({ priceFen }) => priceFen === fen);
    return period && low < high ? { x: xOf((period.fromMs + period.toMs) / 2), y: yOf(fen), period } : null;
  };
  return {
    path: periods
      .map(({ fromMs, toMs, priceFen }, at) => {
        const y = yOf(priceFen);
        return `${at === 0 ? `M${xOf(fromMs)} ${y}` : `V${y}`}H${xOf(toMs)}`;
      })
      .join(''),
    gridLines: gridPrices(low, high).map((fen) => ({ fen, y: yOf(fen) })),
    end: { x: 100, y: yOf(all.at(-1) ?? 0) },
    lowest: mark(low),
    highest: mark(high),
    startMs,
    middleMs: nowMs - SPAN_MS / 2,
  };
}

/** A few round prices between the lowest and the highest. */
function gridPrices(low: number, high: number): number[] {
  if (low === high) return [low];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (STEPS.find((factor) => factor * power >= rough) ?? 10));
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}

const round = (percent: number) => Math.round(percent * 100) / 100;
