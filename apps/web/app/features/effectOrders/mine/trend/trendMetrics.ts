import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { plainAmount } from '../../../../format/plainAmount.ts';
import type { Trend } from '../../effectOrderQueries.ts';

export type TrendDay = Trend['days'][number];
export type TrendMetric = 'commission' | 'orders' | 'clicks';

interface Metric {
  readonly label: string;
  readonly valueOf: (day: TrendDay) => number;
  /** At a bar. */
  readonly barText: (value: number) => string;
  /** In a sentence. */
  readonly words: (value: number) => string;
  /** Beside a grid line. */
  readonly gridText: (value: number) => string;
  readonly scale: { readonly least: number; readonly intervals: number; readonly isCount?: boolean };
}

const counted = (unit: string) => ({
  barText: formatCount,
  gridText: formatCount,
  words: (value: number) => `${formatCount(value)} ${unit}`,
  scale: { least: 3, intervals: 3, isCount: true },
});

/** What the bars of the last days can show. */
export const trendMetrics: Readonly<Record<TrendMetric, Metric>> = {
  commission: {
    label: '佣金',
    valueOf: ({ commissionFen }) => commissionFen,
    barText: plainAmount,
    gridText: (fen) => formatCount(fen / 100),
    words: formatFen,
    scale: { least: 3000, intervals: 3 },
  },
  orders: { label: '订单', valueOf: ({ orders }) => orders, ...counted('笔') },
  clicks: { label: '点击', valueOf: ({ clicks }) => clicks, ...counted('次') },
};

/** Orders of a hundred clicks, to one place: 33 of 1,284 → 2.6%. A dash before the first click. */
export function conversionText({ clicks, orders }: { clicks: number; orders: number }): string {
  return clicks === 0 ? '—' : `${(Math.round((orders * 1000) / clicks) / 10).toFixed(1)}%`;
}
