/** Rules of groups and deals. They stand among the other rules. */
export const channelRules = {
  groupPurchase: {
    /** Members of a group. */
    size: { min: 2, max: 10 },
    /** From the leader's payment on. */
    hours: 24,
    /** A seat is held this long without payment, and never longer than its group runs. */
    seatMinutes: 15,
    maxSkus: 50,
    maxLimitPerUser: 99,
    states: ['open', 'full', 'failed'],
    /** What the buyer wants done with money that comes when the group has no seat left for it. */
    ifLate: ['refund', 'openOwn'],
    /** Filters of the groups that wait for members. */
    filters: ['all', 'oneShort', 'ending'],
    /** `ending`: groups that are over within this time. */
    endingHours: 2,
    /** What a group's page tells of its past. */
    events: ['opened', 'joined', 'seatTaken', 'seatFreed', 'full', 'failed'],
  },
  /** Something scarce that is held for one user until a deadline. ordered: in an order that is not paid yet. */
  claim: {
    states: ['held', 'ordered', 'bought', 'lapsed', 'released'],
    /** What happens to a piece, as staff see it pass. */
    events: ['claimed', 'bought', 'lapsed', 'released'],
  },
  woot: {
    states: ['draft', 'published', 'ended'],
    /** begin: before it begins. back: when a piece comes back. */
    reminders: ['begin', 'back'],
    /** Hours and minutes in Shanghai at which the deals of a day begin; they end at midnight. */
    beginsAt: '10:00',
    /** At this hour a draft with a fallback is published, or its fallback in its place. */
    checkedAt: '09:00',
    maxCandidates: 200,
    claimMinutes: 10,
    /** Who lets so many claims of a day lapse, or gives them up, claims no more until midnight. */
    endedPerDay: 2,
    /** With less time left than this an order can be paid out of the balance only. */
    balanceOnlySeconds: 60,
    remindMinutes: 5,
    maxPieces: 10_000,
    maxPerUser: 2,
    triesPerMinute: 30,
    /** What staff are warned of, and may do all the same: a margin below this, the same SKU on deal again so soon. */
    marginFloorBp: 1500,
    apartDays: 30,
    dayPattern: /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  },
} as const;
