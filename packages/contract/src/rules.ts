import { advertisement } from './advertisementRules.ts';
import { business } from './businessRules.ts';
import { couponChannels, searchedChannels } from '@jiwu/pricing/channels';
import { couponKinds } from '@jiwu/pricing/couponKinds';
import { effectOrder } from './effectOrderRules.ts';
import { celebrity } from './celebrityRules.ts';
import { content } from './contentRules.ts';
import { dropshipping } from './dropshippingRules.ts';
import { gateways } from './gateways.ts';
import { goods } from './goodsRules.ts';
import { openBox } from './openBoxRules.ts';
import { service, shipping } from './promiseRules.ts';
import { staffRules } from './staffRules.ts';
import { support } from './supportRules.ts';

export { advertisementDayFen, advertisementWord, isWeekend } from './advertisementRules.ts';
export { placeName } from './effectOrderRules.ts';
export type { GatewayName, OutsideGateway, PaidWith } from './gateways.ts';

/** Rules that forms and server share. Free of zod, so that a page which needs a pattern does not load a validator. */
export const rules = {
  phonePattern: /^1[3-9]\d{9}$/,
  smsCodePattern: /^\d{6}$/,
  userNamePattern: /^[A-Za-z][A-Za-z0-9_]{3,23}$/,
  invitationCodePattern: /^[0-9A-Z]{6}$/,
  password: { min: 8, max: 64 },
  name: { max: 24 },
  /** Characters that no text may contain: control characters, bidirectional overrides, half surrogate pairs. */
  unprintable: /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u,
  /** The widths in which a picture can be asked for. */
  pictureWidths: ['80', '160', '320', '640', '1080'],
  addressesPerUser: 20,
  /** A list that was pasted, one recipient in each line. */
  addressLinesPerRequest: 100,
  upload: { maxBytes: 10 * 1024 * 1024, imageTypes: ['image/jpeg', 'image/png', 'image/webp'] },
  smsResendSeconds: 60,
  /** The word of a category, brand or channel in an address, and several of them. */
  wordPattern: /^[a-z][A-Za-z0-9]{1,39}$/,
  wordListPattern: /^[a-z][A-Za-z0-9]{1,39}(?:,[a-z][A-Za-z0-9]{1,39}){0,19}$/,
  idListPattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,29}$/,
  resourceSorts: ['score', 'sales', 'new', 'priceUp', 'priceDown'],
  /** By which products can be looked for: the channels, and those that have a VIP price. */
  searchedChannels: ['vip', ...searchedChannels],
  reviewFilters: ['all', 'withPictures', 'followedUp', 'good', 'middling', 'bad'],
  cart: { kinds: 120, maxQuantity: 999, guestDays: 90, keyPattern: /^[A-Za-z0-9_-]{22,64}$/ },
  collection: { perUser: 500, perRequest: 200, filters: ['all', 'reduced', 'soldOut', 'gone'] },
  coupon: {
    kinds: couponKinds,
    scopes: ['all', 'categories', 'products', 'channel'],
    channels: couponChannels,
    states: ['unused', 'locked', 'used', 'expired'],
    /** claim, code: the user's own doing. vip: of the day. draw: won. */
    sources: ['claim', 'code', 'vip', 'draw'],
    codePattern: /^[0-9A-Z][0-9A-Z-]{5,31}$/,
    wrongCodesPerHour: { perUser: 5, perAddress: 30 },
    /** What staff make. */
    desk: { views: ['all', 'open', 'coming', 'over'], totalMax: 10_000_000, perUserMax: 100, codesMax: 5000 },
  },
  order: {
    /** Kinds of order. Each has its rules in composition/orderKinds.ts of the server and its words in shared/orders/kinds of the web. */
    kinds: ['normal', 'prize', 'groupPurchase', 'woot', 'openBox', 'dropshipping'],
    /** Lists of a user's orders; a kind stands in one of them. */
    lists: ['mine', 'openBox', 'dropshipping'],
    states: ['awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed'],
    /** Filters of a list of orders. */
    tabs: ['awaitingPayment', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'toReview', 'afterSale'],
    closeReasons: ['changedMind', 'wrongAddress', 'wrongGoods', 'foundCheaper', 'other'],
    parcelStates: ['sent', 'inTransit', 'delivering', 'delivered', 'problem'],
    noPattern: /^\d{16}$/,
    trackingPattern: /^[0-9A-Z]{8,30}$/,
    /** Parcels of one file by which staff dispatch. */
    dispatchRows: 500,
    /** What became of each of them. */
    dispatchResults: {
      sent: '已发出',
      alreadySent: '已经发过，运单号相同',
      sentOtherwise: '已经用别的运单号发出',
      orderUnknown: '没有这个订单',
      numberRounded: '订单号或运单号被表格改成了数字，末位不可靠，请把整列设为文本再填',
      notDue: '现在不能发货：没有付款、还没成团，或已经关闭',
      nothingLeft: '没有还要发的商品，可能正在退款',
      held: '暂不发货，先处理留意的事',
      carrierUnknown: '快递公司不认识',
      trackingWrong: '运单号不对',
      trackingTaken: '这个运单号已经登记在别的包裹上',
    },
    /** Of a request. What one order may hold is less: `perOrder`. */
    maxLines: 120,
    maxQuantity: 2000,
    maxRemark: 50,
    /** An order leaves the house within so many hours of its payment; what is due by this hour is asked for in the morning. */
    dispatchHours: 24,
    dispatchHour: 18,
    /** What staff write about an order, and why it is not sent yet. */
    maxNote: 500,
    maxHold: 100,
    /** Counts of tabs go up to this, and then say that there are more. */
    staffCountMost: 999,
    /** What staff do about an order; each says whether it may be done now, and why not. */
    staffActions: [
      'dispatch',
      'changeAddress',
      'hold',
      'release',
      'remindPayment',
      'askCarrier',
      'refund',
      'issueInvoice',
      'close',
      'receive',
    ],
    /** Why an order cannot leave in a batch. */
    dispatchObstacles: {
      orderUnknown: '没有这个订单',
      notDue: '现在不能发货：没有付款、还没成团，或已经关闭',
      alreadySent: '已经全部发出',
      nothingLeft: '没有还要发的商品，可能正在退款',
      held: '暂不发货，先处理留意的事',
      afterSaleOpen: '有没有结束的售后，请单独确认后再发',
    },
    /** What one order may hold; businesses are those that were approved. */
    perOrder: { lines: 50, pieces: 200, businessPieces: 2000 },
    /**
     * Orders that hold goods without being paid, a batch counting as one. After so many that lapsed within so many hours there are fewer until
     * midnight. An order that its buyer closes only after holding it for a while has lapsed too.
     */
    unpaid: { perUser: 5, lapsed: 3, lapsedHours: 24, afterLapsed: 1, freeMinutes: 10 },
    /** An order that is not paid in this time is closed. */
    payMinutes: 30,
    /** An order counts as received this many days after dispatch. */
    receiveDays: 10,
    reviewDays: 30,
    /** Timed delivery: its fee on top of shipping, in two-hour slots, on the days after tomorrow. */
    timedFeeFen: 600,
    timedDays: 3,
    slots: ['09-11', '11-13', '13-15', '15-17', '17-19', '19-21'],
  },
  afterSale: {
    kinds: ['refundOnly', 'returnRefund'],
    states: ['applied', 'awaitingReturn', 'returning', 'refunding', 'refunded', 'rejected', 'cancelled'],
    reasons: ['changedMind', 'notAsDescribed', 'damaged', 'wrongGoods', 'missing', 'late', 'other'],
    /** Why the shop gives back by itself. */
    shopReasons: ['groupFailed'],
    /** After a return is granted, the buyer has this long to send the goods back. */
    sendBackDays: 15,
    maxPictures: 9,
    /** Without a reason, from the receipt on. */
    returnDays: 7,
    /** Staff answer a request within so many hours: their queue says how many are left. */
    answerHours: 24,
    /** Staff decide a request within so many working days. */
    answerWorkDays: 1,
    /** What came back is looked at, and the refund sent, within so many days. */
    checkDays: 3,
  },
  review: {
    maxPictures: 9,
    maxContent: 1000,
    followUpDays: 180,
    hiddenReasonMax: 200,
    /** Of the queue of staff. */
    staffViews: ['waiting', 'bad', 'hidden', 'all'],
  },
  notice: {
    /** Each can be switched on and off. */
    groups: [
      'order',
      'groupPurchase',
      'afterSale',
      'collection',
      'celebrity',
      'promotion',
      'business',
      'membership',
      'support',
    ],
    /** Under which tab of the page each group stands. */
    tabs: {
      order: ['order', 'afterSale'],
      groupPurchase: ['groupPurchase'],
      collection: ['collection', 'celebrity'],
      membership: ['membership'],
      business: ['business', 'promotion'],
      support: ['support'],
    },
    /** Things that a notice can link to; an after-sale is part of its order. */
    links: [
      'order',
      'product',
      'coupon',
      'invitation',
      'vip',
      'draw',
      'group',
      'woot',
      'unit',
      'celebrity',
      'payout',
      'business',
      'batch',
      'advertisement',
      'support',
    ],
    countedUnread: 100,
    keptDays: 180,
  },
  invoice: {
    titleKinds: ['personal', 'company'],
    titleMax: 60,
    titlesPerUser: 10,
    /** 统一社会信用代码, GB 32100: no I, O, S, V, Z. */
    creditCodePattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/,
    /** Of an invoice that was made out. */
    noPattern: /^\d{8,20}$/,
  },
  payment: {
    /** What can be paid for. */
    payables: ['recharge', 'order', 'vip', 'dropshippingBatch', 'advertisement'],
    /** As staff look for them: open is created or awaiting; surplus is paid and wanted by nobody. */
    staffViews: ['open', 'paid', 'closed', 'surplus'],
    ...gateways,
  },
  recharge: {
    /** Offered amounts; any other amount gets the bonus of the highest of them that it reaches. */
    tiers: [
      { amountFen: 5000, bonusFen: 0 },
      { amountFen: 10_000, bonusFen: 0 },
      { amountFen: 20_000, bonusFen: 500 },
      { amountFen: 50_000, bonusFen: 2000 },
      { amountFen: 100_000, bonusFen: 6000 },
    ],
    minFen: 100,
    maxFen: 500_000,
    /** Of someone with an approved business, who pays for batches out of it. */
    businessMaxFen: 5_000_000,
    stepFen: 100,
    refundDays: 7,
    /** A recharge that is not paid in this time is closed. */
    payMinutes: 30,
  },
  /** What comes back when an account is closed. */
  closing: {
    states: ['sent', 'waiting', 'asked', 'approved', 'done'],
    /** For so long gateways refund a payment. */
    gatewayDays: 365,
    holderMax: 40,
    bankMax: 60,
    numberPattern: /^\d{8,30}$/,
  },
  ...staffRules,
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
  advertisement,
  goods,
  openBox,
  effectOrder,
  celebrity,
  content,
  dropshipping,
  business,
  /** 经常一起买: at least so many orders of so many days hold both. The indexes of `bought_pairs` repeat the first number. */
  boughtTogether: { minOrders: 3, days: 90 },
  shipping,
  service,
  support,
  /** A browser remembers this long which invitation it has opened. */
  invitation: { visitDays: 30 },
  campaignScopes: ['all', 'categories', 'products'],
  activityKinds: ['couponCentre', 'checkIn', 'draw', 'spendAndSave', 'vip'],
  wallet: {
    monthPattern: /^20\d{2}-(?:0[1-9]|1[0-2])$/,
    passwordPattern: /^\d{6}$/,
    passwordTries: 5,
    /** Five wrong payment passwords lock it for this long, unless the user sets a new one by SMS. */
    passwordLockHours: 3,
    statementGroups: ['recharge', 'payment', 'refund', 'commission'],
  },
} as const;

/** The bonus that comes with a recharge. */
export function rechargeBonusFen(amountFen: number): number {
  return rules.recharge.tiers.findLast((tier) => tier.amountFen <= amountFen)?.bonusFen ?? 0;
}
