/** Rules of brand placements (品牌推广) that pages and server share. Part of `rules`; free of zod. */
export const advertisement = {
  /** Where an advertisement can stand. One at a time in each: for each category or word where it is sold by them. */
  places: ['homeHero', 'homeStrip', 'category', 'search', 'article'],
  /**
   * by: what a place is sold by besides the day. Prices of one day, weekend: Saturday and Sunday. picture: its least size; pages cut
   * it to the shape of the place.
   */
  placeTerms: {
    homeHero: {
      name: '首页首屏右下',
      by: null,
      weekdayFen: 48_000,
      weekendFen: 56_000,
      picture: { width: 576, height: 288 },
    },
    homeStrip: {
      name: '首页货源前横条',
      by: null,
      weekdayFen: 26_000,
      weekendFen: 30_000,
      picture: { width: 800, height: 320 },
    },
    category: {
      name: '分类页',
      by: 'category',
      weekdayFen: 6800,
      weekendFen: 7800,
      picture: { width: 1152, height: 576 },
    },
    search: { name: '搜索结果', by: 'word', weekdayFen: 4500, weekendFen: 4500, picture: { width: 576, height: 576 } },
    article: {
      name: '好物志文末',
      by: null,
      weekdayFen: 9000,
      weekendFen: 9000,
      picture: { width: 1152, height: 576 },
    },
  },
  /**
   * waiting: for staff. shown: approved, and its days have begun. expired: nobody approved it before its first day. takenDown: staff
   * ended it early.
   */
  states: ['waiting', 'approved', 'shown', 'ended', 'cancelled', 'refused', 'expired', 'takenDown'],
  stateNames: {
    waiting: '素材审核中',
    approved: '已通过',
    shown: '展示中',
    ended: '已结束',
    cancelled: '已取消',
    refused: '素材未通过',
    expired: '过期退款',
    takenDown: '已撤下',
  },
  /** Of one day of a booking. held: the money waits. earned: it was shown. refunded: it went back to the balance. */
  dayStates: ['held', 'earned', 'refunded'],
  /** Lists of bookings for staff. ended: everything that is over. */
  staffViews: ['waiting', 'approved', 'shown', 'refused', 'ended'],
  maxDays: 30,
  title: { max: 12 },
  word: { max: 20 },
  /** Of the id of a category, or of a word. */
  targetMax: 40,
  landing: { max: 200 },
  reason: { max: 100 },
  /** Staff look at a picture within this many working days; earlier than the day after nothing can be booked. */
  reviewDays: 1,
  /** On this day of a month the days from its morrow in the next month on are opened, for a month. */
  opensOn: 20,
  pictureMaxBytes: 2 * 1024 * 1024,
  /** Average figures of a place are of so many days before today. */
  averageDays: 30,
  perPage: 10,
  noPattern: /^AD\d{13}$/,
  /** Pages of this site that an advertisement may lead to. */
  landings: {
    '/product': '商品页',
    '/resource': '货源',
    '/celebrity': '达人主页',
    '/openBox': '开箱',
    '/groupPurchase': '拼团',
    '/woot': '每日一抢',
    '/active': '活动',
    '/homeArticles': '好物志',
  },
  /** Words that a comparison would have to prove; staff are shown where a title has one. */
  doubtfulWords: [
    '最低',
    '最好',
    '最优',
    '最佳',
    '最大',
    '第一',
    '唯一',
    '首选',
    '顶级',
    '国家级',
    '全网',
    '治疗',
    '疗效',
    '根治',
  ],
  /** An impression: half of it visible for this long, once for each browser, placement and hour. */
  seenMs: 1000,
  seenShare: 0.5,
  perBeacon: 10,
  /** A day on which the place was out for longer than this goes back. */
  outageHours: 4,
  /** How far back staff may report that a place was out. */
  outageDays: 7,
} as const;

type Place = (typeof advertisement.places)[number];

const SATURDAY = 6;
const SUNDAY = 0;

/** Whether a day, `YYYY-MM-DD`, costs what a weekend costs. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}

/** What one day of a place costs. */
export function advertisementDayFen(place: Place, day: string): number {
  const { weekdayFen, weekendFen } = advertisement.placeTerms[place];
  return isWeekend(day) ? weekendFen : weekdayFen;
}

/** Searches that differ only in case, width and spaces are the same word. */
export function advertisementWord(value: string): string {
  return value.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
