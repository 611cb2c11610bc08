import type { rules } from '@jiwu/contract';

/** Slugs of goods with wholesale tiers; the first SKU of each. */
export const resellerGoods = [
  'care-soft-toothbrush',
  'care-hand-balm',
  'care-lavender-sachet',
  'food-oat-cookie',
  'pushi-alloy-chopsticks',
] as const;

/** Pieces of each that come in before the large batch. */
export const INTAKE = { daysAgo: 13, pieces: 1500 };

/** Days ago and yuan. Older than the days in which they could be taken back: the sandbox does not know these trades. */
export const resellerRecharges: readonly (readonly [daysAgo: number, yuan: number])[] = [
  [37, 20_000],
  [12, 50_000],
  [11.9, 20_000],
];

export interface DemoBatch {
  readonly daysAgo: number;
  readonly name: string;
  readonly source: 'typed' | 'pasted';
  readonly rows: number;
  /** By a gateway only where it is long ago: the reconciliation of the last days would find it missing there. */
  readonly paidWith: 'balance' | 'wechat' | 'nobody';
  /** The state that it reaches, and why it was closed. */
  readonly reached:
    | Extract<(typeof rules.dropshipping.states)[number], 'checked' | 'unpaid' | 'paid' | 'completed'>
    | 'lapsed'
    | 'cancelled';
  /** Of a paid one: how many parcels have left. All of a completed one have. */
  readonly sent?: number;
  /** Rows that were cancelled before they left, and one that came back. */
  readonly cancelledRows?: readonly number[];
  readonly returnedRow?: number;
  readonly isInvoiced?: true;
}

/** The oldest first. A draft and a batch that is being ordered last as long as the worker needs, so none of them is here. */
export const demoBatches: readonly DemoBatch[] = [
  {
    daysAgo: 30,
    name: '社群团购第 8 期',
    source: 'pasted',
    rows: 18,
    paidWith: 'balance',
    reached: 'completed',
    cancelledRows: [7, 12],
    returnedRow: 3,
    isInvoiced: true,
  },
  { daysAgo: 22, name: '老客户补寄', source: 'typed', rows: 6, paidWith: 'nobody', reached: 'lapsed' },
  { daysAgo: 17, name: '公众号第 12 期', source: 'pasted', rows: 12, paidWith: 'wechat', reached: 'completed' },
  { daysAgo: 15, name: '试寄样品', source: 'typed', rows: 4, paidWith: 'nobody', reached: 'cancelled' },
  { daysAgo: 2, name: '公众号第 13 期', source: 'pasted', rows: 24, paidWith: 'balance', reached: 'paid', sent: 15 },
  {
    daysAgo: 0.3,
    name: '社群预售名单',
    source: 'pasted',
    rows: 1200,
    paidWith: 'balance',
    reached: 'paid',
    sent: 40,
  },
  { daysAgo: 0.05, name: '公众号第 14 期', source: 'pasted', rows: 8, paidWith: 'nobody', reached: 'checked' },
  { daysAgo: 0, name: '直播间加单', source: 'typed', rows: 5, paidWith: 'nobody', reached: 'unpaid' },
];
