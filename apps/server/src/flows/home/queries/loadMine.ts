import { type Answer, type Contract, rules } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { countLivelyFollowed } from '../../../modules/channels/celebrity/index.ts';
import { planPayout, sumByState } from '../../../modules/channels/effectOrders/index.ts';
import { findGroupCampaigns, findGroups, listMySeats } from '../../../modules/channels/groupPurchase/index.ts';
import { findBestOffer } from '../../../modules/channels/openBox/index.ts';
import { countShownOf } from '../../../modules/content/advertisement/index.ts';
import { loadProductFacts } from '../../../modules/goods/catalogue/index.ts';
import { listCollected } from '../../../modules/goods/collection/index.ts';
import { getUser } from '../../../modules/people/identity/index.ts';
import { loadCheckIns } from '../../../modules/people/integral/index.ts';
import { DAILY_COUPON, findVipToday } from '../../../modules/people/vip/index.ts';
import { getCoupon } from '../../../modules/promotion/coupons/index.ts';
import { countOpenAfterSales } from '../../../modules/trade/afterSale/index.ts';
import { kindsWhere, listOrders, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import { findDelivering } from '../../../modules/trade/parcels/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { LIVELY_DAYS } from './livelyDays.ts';

type Mine = Answer<Contract['homeMine']>;

interface Input {
  readonly userId: string;
  readonly now: Date;
}

/** More than a user may have unpaid at once, and in open groups. */
const FEW = 20;

/** What waits for a user, and what is new about what they like. By a bundle, three statements. */
export async function loadMine(db: Reader, input: Input, kinds: OrderKinds): Promise<Mine> {
  const { userId, now } = input;
  const [unpaid, delivering, dailyCoupon, checkIn, group, afterSales, placements, sums, payout, liked] =
    await Promise.all([
      findUnpaid(db, input, kinds),
      findDelivering(db, userId),
      findDailyCoupon(db, input),
      loadCheckIns(db, { userId, month: undefined, now }),
      findWaitingGroup(db, userId),
      countOpenAfterSales(db, userId),
      countShownOf(db, { userId, today: businessDay(now) }),
      sumByState(db, userId),
      planPayout(db, { userId }),
      findLiked(db, input),
    ]);
  return {
    unpaid,
    delivering,
    dailyCoupon,
    checkIn: {
      isDone: checkIn.isCheckedIn,
      streak: checkIn.isCheckedIn ? checkIn.streak : checkIn.streak + 1,
      integral: checkIn.integral,
    },
    group,
    afterSales,
    placements,
    effectOrders: sums.reduce((sum, { state, count }) => sum + (state === 'payable' ? 0 : count), 0),
    payableFen: payout.amountFen,
    ...liked,
  };
}

async function findUnpaid(db: Reader, { userId, now }: Input, kinds: OrderKinds): Promise<Mine['unpaid']> {
  const mine = kindsWhere(kinds, ({ listedIn }) => listedIn === 'mine');
  const asked = { userId, kinds: mine, tab: 'awaitingPayment', reviewDays: rules.order.reviewDays } as const;
  const open = (await listOrders(db, { ...asked, limit: FEW, now })).filter(({ payBy }) => payBy > now);
  const [first] = open.toSorted((one, other) => one.payBy.getTime() - other.payBy.getTime());
  return first ? { count: open.length, first: { orderId: first.id, payBy: first.payBy.toISOString() } } : null;
}

async function findDailyCoupon(db: Reader, input: Input): Promise<Mine['dailyCoupon']> {
  const [{ isVip, userCouponId }, { offFen, thresholdFen }] = await Promise.all([
    findVipToday(db, input),
    getCoupon(db, DAILY_COUPON),
  ]);
  return isVip ? { isTaken: userCouponId !== null, offFen, thresholdFen } : null;
}

async function findWaitingGroup(db: Reader, userId: string): Promise<Mine['group']> {
  const seats = await listMySeats(db, { userId, state: 'open', after: null, limit: FEW });
  const paid = seats.filter(({ state, groupId }) => state === 'paid' && groupId !== null);
  const groups = await findGroups(
    db,
    paid.flatMap(({ groupId }) => groupId ?? []),
  );
  const open = [...groups.values()].filter(({ state }) => state === 'open');
  const [next] = open.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  if (!next) return null;
  const campaign = (await findGroupCampaigns(db, [next.campaignId])).get(next.campaignId);
  const [product] = campaign ? await loadProductFacts(db, [campaign.productId]) : [];
  if (!product) return null;
  const { id, size, paidMembers, endsAt } = next;
  return { id, title: product.title, lacks: size - paidMembers, endsAt: endsAt.toISOString() };
}

/** Only for those who let the shop know what they like. */
async function findLiked(db: Reader, { userId, now }: Input): Promise<Pick<Mine, 'collectedUnit' | 'livelyFollowed'>> {
  const { personalised } = await getUser(db, userId);
  if (!personalised) return { collectedUnit: null, livelyFollowed: 0 };
  const since = new Date(now.getTime() - LIVELY_DAYS * DAY_MS);
  const [collected, livelyFollowed] = await Promise.all([
    listCollected(db, userId),
    countLivelyFollowed(db, { userId, since }),
  ]);
  const collectedUnit = await findBestOffer(
    db,
    collected.map(({ productId }) => productId),
  );
  return { collectedUnit, livelyFollowed };
}
