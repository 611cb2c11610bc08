interface Part {
  readonly daysAgo: number;
  readonly state: 'pending' | 'settling';
  readonly place: string | null;
  /** Of each effect order, in fen. */
  readonly commissions: readonly number[];
}

/**
 * The promoter's month of the drawings: 212.40 可兑付 of 14, 143.75 待结算 of 11 (38.20, 61.55 and 44.00 in three, four and seven days),
 * 86.30 待生效 of 7. Those of eight days ago are payable as soon as the shop has looked at them.
 */
export const drawnMonth: readonly Part[] = [
  { daysAgo: 8, state: 'settling', place: 'wx', commissions: [1645, 3594] },
  { daysAgo: 8, state: 'settling', place: 'moments', commissions: [632, 1248] },
  {
    daysAgo: 8,
    state: 'settling',
    place: 'xhs',
    commissions: [2754, 1200, 1300, 1400, 1000, 1100, 1500, 1250, 1350, 1267],
  },
  { daysAgo: 4, state: 'settling', place: null, commissions: [569, 1194, 1000, 1057] },
  { daysAgo: 3, state: 'settling', place: null, commissions: [1231, 1231, 1231, 1231, 1231] },
  { daysAgo: 0, state: 'settling', place: null, commissions: [2200, 2200] },
  { daysAgo: 0, state: 'pending', place: null, commissions: [2754, 1248, 925, 925, 925, 925, 928] },
];

/** Bought today and given back at once: 9.52 已失效. */
export const drawnVoidFen = 952;

/** The history of the drawings: 148.50 less 6.32, owed for a lamp that was given back after its payout, is 142.18. */
export const drawnHistory = {
  first: { lampFen: 632, besideFen: 500 },
  later: [2000, 2000, 2000, 2000, 2000, 2000, 2850],
} as const;
