import { draftRules } from './draftRules.ts';

/** Rules of the cart, orders and what follows them. They stand among the other rules. */
export const orderRules = {
  cart: { kinds: 120, maxQuantity: 999, guestDays: 90, keyPattern: /^[A-Za-z0-9_-]{22,64}$/ },
  order: {
    ...draftRules,
    /** Lists of a user's orders; a kind stands in one of them. */
    lists: ['mine', 'openBox', 'dropshipping'],
    states: ['awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed'],
    /** Filters of a list of orders. */
    tabs: ['awaitingPayment', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'toReview', 'afterSale'],
    closeReasons: ['changedMind', 'wrongAddress', 'wrongGoods', 'foundCheaper', 'other'],
    parcelStates: ['sent', 'inTransit', 'delivering', 'delivered', 'problem'],
    /** The day, two digits for the database that has it, eight of its own; orders from before migration 0148 lack the two. */
    noPattern: /^\d{16}(\d{2})?$/,
    trackingPattern: /^[0-9A-Z]{8,30}$/,
    /** Parcels of one file by which staff dispatch. */
    dispatchRows: 500,
    /** What each of them needs, by the headings of the template; headings that mean the same are known, too. */
    dispatchColumns: { orderNo: '订单号', carrier: '快递公司', trackingNo: '运单号' },
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
    maxRemark: 50,
    /**
     * An order leaves the house within the hours of its goods' shipping template, which it keeps from when it was made; one from before has
     * none and gets these. What is due by `dispatchHour` is asked for in the morning.
     */
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
    /** Timed delivery: its fee on top of shipping, in two-hour slots, on so many days from the day of arrival on. */
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
  question: {
    min: 2,
    max: 200,
    answerMax: 500,
    /** Answers of buyers to one question. */
    mostAnswers: 20,
    /** Of one user, without an answer. */
    mostWaiting: 5,
    mostInDay: 10,
    /** Questions of others that a buyer is shown at once. */
    shownToBuyer: 5,
    answeredBy: ['shop', 'buyer'],
    staffViews: ['waiting', 'answered', 'hidden'],
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
} as const;
