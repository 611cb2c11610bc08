import type { Answer, Contract } from '@jiwu/contract';
import { apiUrl } from './addresses.ts';

/** A promoter's month as the drawings have it, with goods of the demo shop: for pages whose states a test cannot wait seven days for. */

type Sums = Answer<Contract['effectOrderSums']>;
type Row = Answer<Contract['effectOrderList']>['items'][number];
type Preview = Answer<Contract['payoutPreview']>;
type Payout = Answer<Contract['payoutList']>['items'][number];

const now = '2026-11-15T10:00:00.000Z';
const sum = (amountFen: number, count: number) => ({ amountFen, count });
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const sums: Sums = {
  payable: sum(21_240, 14),
  held: sum(0, 0),
  settling: sum(14_375, 11),
  pending: sum(8630, 7),
  paidOut: sum(184_620, 96),
  voidThisMonth: sum(952, 1),
  debtFen: 0,
  now,
};

/** Commission of the last thirty days; they add up to 442.45, the sum of what is payable, settling and pending. */
const dailyFen = [
  1180, 0, 1460, 940, 0, 610, 2880, 1230, 810, 2260, 2754, 4842, 632, 1248, 1645, 1020, 0, 1730, 1194, 569, 1480, 2610,
  1794, 0, 1248, 1640, 2285, 1010, 1172, 4002,
];

export const trend: Answer<Contract['effectOrderTrend']> = {
  clicks: 1284,
  orders: 33,
  commissionFen: dailyFen.reduce((total, fen) => total + fen, 0),
  days: dailyFen.map((commissionFen, index) => ({
    day: new Date(Date.UTC(2026, 9, 17 + index)).toISOString().slice(0, 10),
    clicks: index === 29 ? 66 : 42,
    orders: commissionFen === 0 ? 0 : 1,
    commissionFen,
  })),
};

/** Goods of the demo shop, each found by its name. */
async function goodsOf(keyword: string): Promise<Row['goods']> {
  const response = await fetch(`${apiUrl}/api/resource/list?keyword=${encodeURIComponent(keyword)}`);
  type Found = Answer<Contract['resourceList']>['items'][number];
  const { data } = (await response.json()) as { data: { items: Found[] } };
  const [first] = data.items;
  if (!first) throw new Error(`the demo shop has nothing for ${keyword}`);
  return { productId: first.id, title: first.title, picture: first.picture };
}

const earned = [
  ['降噪耳机', 11_016, 4],
  ['登机箱', 7176, 4],
  ['慢跑鞋', 4935, 3],
  ['青瓷侧把壶', 3744, 3],
  ['双肩包', 2388, 2],
] as const;

export async function ranking(): Promise<Answer<Contract['effectOrderRanking']>> {
  const products = await Promise.all(
    earned.map(async ([keyword, amountFen, orders]) => ({ ...(await goodsOf(keyword)), amountFen, orders })),
  );
  return {
    products,
    places: [
      { place: 'wx', amountFen: 26_420, orders: 19, clicks: 702 },
      { place: 'moments', amountFen: 11_230, orders: 9, clicks: 388 },
      { place: 'xhs', amountFen: 6595, orders: 5, clicks: 194 },
    ],
  };
}

type Drawn = readonly [keyword: string, paidAt: string, place: string, paidFen: number, rateBp: number, Partial<Row>];

const drawn: readonly Drawn[] = [
  ['降噪耳机', '2026-11-15T09:42:00.000Z', 'wx', 45_900, 600, {}],
  ['青瓷侧把壶', '2026-11-15T01:18:00.000Z', 'moments', 15_600, 800, {}],
  ['蜂蜜', '2026-11-05T12:31:00.000Z', 'wx', 11_380, 500, settling('2026-11-19T01:00:00.000Z', 2)],
  ['双肩包', '2026-11-04T04:06:00.000Z', 'xhs', 19_900, 600, settling('2026-11-18T01:00:00.000Z')],
  ['慢跑鞋', '2026-10-31T13:50:00.000Z', 'wx', 32_900, 500, payable('2026-11-14T01:00:00.000Z')],
  ['灯', '2026-10-29T00:12:00.000Z', 'moments', 7900, 800, payable('2026-11-12T01:00:00.000Z')],
  [
    '香薰',
    '2026-10-29T11:44:00.000Z',
    'xhs',
    11_900,
    800,
    {
      state: 'void',
      refundedFen: 11_900,
      commissionFen: 0,
      firstCommissionFen: 952,
      endedAt: '2026-11-03T02:00:00.000Z',
    },
  ],
  ['登机箱', '2026-10-16T05:20:00.000Z', 'wx', 29_900, 600, { state: 'paidOut', endedAt: '2026-11-06T03:00:00.000Z' }],
];

function settling(releaseAt: string, quantity = 1): Partial<Row> {
  return { state: 'settling', releaseAt, quantity };
}

function payable(releaseAt: string): Partial<Row> {
  return { state: 'payable', releaseAt };
}

async function rowsOf(some: readonly Drawn[]): Promise<Row[]> {
  return await Promise.all(
    some.map(async ([keyword, paidAt, place, paidFen, rateBp, more], index): Promise<Row> => {
      const commissionFen = Math.round((paidFen * rateBp) / 10_000);
      const usual = { state: 'pending', quantity: 1, refundedFen: 0, hasAfterSale: false, isHeld: false } as const;
      const open = { releaseAt: null, endedAt: null, commissionFen, firstCommissionFen: commissionFen };
      const goods = await goodsOf(keyword);
      return { id: idOf(index + 1), goods, paidAt, place, paidFen, rateBp, ...usual, ...open, ...more };
    }),
  );
}

export async function effectRows(): Promise<Answer<Contract['effectOrderList']>> {
  const counts = { all: 42, pending: 7, settling: 11, payable: 14, paidOut: 9, void: 1 };
  return { counts, items: await rowsOf(drawn), nextCursor: 'bmV4dC1wYWdl' };
}

const included: readonly Drawn[] = [
  ['慢跑鞋', '2026-10-31T13:50:00.000Z', 'wx', 32_900, 500, payable('2026-11-14T01:00:00.000Z')],
  ['灯', '2026-10-29T00:12:00.000Z', 'moments', 7900, 800, payable('2026-11-12T01:00:00.000Z')],
  ['羊毛大衣', '2026-10-28T02:00:00.000Z', 'wx', 59_900, 600, payable('2026-11-11T01:00:00.000Z')],
  ['青瓷侧把壶', '2026-10-28T03:00:00.000Z', 'wx', 15_600, 800, payable('2026-11-11T01:00:00.000Z')],
  ['降噪耳机', '2026-10-27T03:00:00.000Z', 'xhs', 45_900, 600, payable('2026-11-10T01:00:00.000Z')],
];

export async function preview(): Promise<Preview> {
  return {
    commissionFen: 21_240,
    takenFen: 0,
    amountFen: 21_240,
    count: 14,
    items: await rowsOf(included),
    debtFen: 0,
    balanceFen: 128_640,
    needsSecondPerson: false,
    waiting: null,
    settling: sum(14_375, 11),
    releases: [
      { day: '2026-11-18', ...sum(3820, 4) },
      { day: '2026-11-19', ...sum(6155, 5) },
      { day: '2026-11-22', ...sum(4400, 2) },
    ],
    undated: sum(0, 0),
    now,
  };
}

const payoutOf = (number: number, facts: Partial<Payout>): Payout => ({
  id: idOf(100 + number),
  no: 'DF2026110600031',
  state: 'done',
  requestedAt: '2026-11-06T03:00:00.000Z',
  endedAt: '2026-11-06T03:00:00.000Z',
  lapsesAt: null,
  reason: null,
  count: 9,
  settledFrom: '2026-10-20',
  settledTo: '2026-10-26',
  commissionFen: 18_606,
  takenFen: 0,
  amountFen: 18_606,
  taken: [],
  ...facts,
});

const waiting = payoutOf(5, {
  no: 'DF2026111500044',
  state: 'waiting',
  requestedAt: '2026-11-15T05:05:00.000Z',
  endedAt: null,
  lapsesAt: '2026-11-16T05:05:00.000Z',
  count: 134,
  commissionFen: 712_000,
  takenFen: 27_770,
  amountFen: 684_230,
  taken: [{ title: '球形灯', count: 3, amountFen: 27_770 }],
});

/** Something waits for a second person, and what is left is too little. */
export async function debtPreview(): Promise<Preview> {
  const usual = await preview();
  return {
    ...usual,
    commissionFen: 1645,
    takenFen: 1445,
    amountFen: 200,
    count: 1,
    items: usual.items.slice(0, 1),
    waiting,
  };
}

export const payoutRows: Answer<Contract['payoutList']> = {
  items: [
    payoutOf(1, {}),
    payoutOf(2, {
      no: 'DF2026103000018',
      requestedAt: '2026-10-30T01:42:00.000Z',
      count: 7,
      settledFrom: '2026-10-13',
      settledTo: '2026-10-19',
      commissionFen: 14_850,
      takenFen: 632,
      amountFen: 14_218,
      taken: [{ title: '球形灯', count: 1, amountFen: 632 }],
    }),
    payoutOf(3, {
      no: 'DF2026102300044',
      requestedAt: '2026-10-23T10:05:00.000Z',
      count: 11,
      settledFrom: '2026-10-06',
      settledTo: '2026-10-12',
      commissionFen: 20_194,
      amountFen: 20_194,
    }),
    payoutOf(4, {
      no: 'DF2026101200009',
      requestedAt: '2026-10-12T02:20:00.000Z',
      count: 6,
      settledFrom: '2026-09-29',
      settledTo: '2026-10-05',
      commissionFen: 9730,
      amountFen: 9730,
    }),
  ],
  paidOut: sum(184_620, 96),
  nextCursor: 'bmV4dC1wYWdl',
};
