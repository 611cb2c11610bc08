import { couponChannels } from '@jiwu/pricing/channels';
import { couponKinds } from '@jiwu/pricing/couponKinds';

/** Rules of coupons, VIP, levels, integral, draws and activities. They stand among the other rules. */
export const promotionRules = {
  coupon: {
    kinds: couponKinds,
    scopes: ['all', 'categories', 'products', 'channel'],
    channels: couponChannels,
    states: ['unused', 'locked', 'used', 'expired'],
    /** claim, code: the user's own doing. vip: of the day. draw: won. staff: as compensation. */
    sources: ['claim', 'code', 'vip', 'draw', 'staff'],
    /** Products whose coupons are asked for at once: those of a cart. */
    askedProducts: 50,
    codePattern: /^[0-9A-Z][0-9A-Z-]{5,31}$/,
    wrongCodesPerHour: { perUser: 5, perAddress: 30 },
    /** What staff make. */
    desk: { views: ['all', 'open', 'coming', 'over'], totalMax: 10_000_000, perUserMax: 100, codesMax: 5000 },
    /** A coupon that staff give to one user: what takes off more goes through a second person, as a change of the balance. */
    compensation: { maxFen: 200_000, perUser: 3, days: 30, perStaffDay: 20, reasonMax: 200 },
  },
  vip: {
    plans: ['month', 'quarter', 'year'],
    terms: {
      month: { days: 30, amountFen: 1990 },
      quarter: { days: 90, amountFen: 4990 },
      year: { days: 365, amountFen: 16_800 },
    },
    purchaseStates: ['unpaid', 'paid', 'closed', 'refunding', 'refunded'],
    /** A VIP purchase that is not paid in this time is closed. */
    payMinutes: 30,
    /** A VIP is reminded this many days before the end. */
    remindDays: 3,
    /** A purchase of which nothing was used is given back within so many days, as the service terms say. */
    refundDays: 7,
  },
  level: {
    names: ['普通用户', '银卡会员', '金卡会员', '钻石会员'],
    /** Spending of the last twelve months, less refunds, from which a level is reached. */
    fromFen: { 普通用户: 0, 银卡会员: 100_000, 金卡会员: 500_000, 钻石会员: 2_000_000 },
  },
  /** Integral for the first, second … day in a row; the last number repeats from then on. */
  checkIn: [5, 7, 9, 11, 13, 16, 20],
  draw: {
    prizeKinds: ['coupon', 'integral', 'vipDays', 'balance', 'goods', 'nothing'],
    periodStates: ['upcoming', 'running', 'over'],
    noncePattern: /^[0-9A-Za-z]{8,32}$/,
    integralPrice: 200,
    /** A completed order of this much gives one. */
    orderFromFen: 9900,
    maxValueFen: 5_000_000,
    /** The last prize takes the odds of all that ran out and has no end itself: it is worth this much at most. */
    lastMaxFen: 1000,
    /** The winner of goods has this long to give an address. */
    claimDays: 30,
    /** After a parcel with won goods was lost, the winner has at least this long to claim them again. */
    claimAgainDays: 7,
  },
  /** A browser remembers this long which invitation it has opened. */
  invitation: { visitDays: 30 },
  campaignScopes: ['all', 'categories', 'products'],
  activityKinds: ['couponCentre', 'checkIn', 'draw', 'spendAndSave', 'vip'],
  /** 经常一起买: at least so many orders of so many days hold both. The indexes of `bought_pairs` repeat the first number. */
  boughtTogether: { minOrders: 3, days: 90 },
} as const;
