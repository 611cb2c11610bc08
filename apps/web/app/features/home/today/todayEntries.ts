import { formatCount } from '../../../format/formatCount.ts';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import type { IconName } from '../../../ui/icon/Icon.tsx';
import type { Mine } from '../mine/Mine.ts';

interface TodayEntry {
  readonly icon: IconName;
  /** VIP and integral are amber. */
  readonly isAmber?: boolean;
  readonly title: string;
  readonly note: string;
  /** Until when it can be done; takes the note's place as a countdown. */
  readonly until?: string;
  readonly action: string;
  readonly to: string;
}

const ORDERS = '/order/mine';

/** Four things to do today: a visitor's are the same for everyone and come with the page; one's own take their places. */
export function todayEntries(mine: Mine | null): readonly (TodayEntry & { readonly place: string })[] {
  return [
    { place: 'pay', ...payEntry(mine) },
    { place: 'parcel', ...parcelEntry(mine) },
    { place: 'coupon', ...couponEntry(mine) },
    { place: 'checkIn', ...checkInEntry(mine) },
  ];
}

function payEntry(mine: Mine | null): TodayEntry {
  const unpaid = mine?.unpaid;
  if (!unpaid) {
    return {
      icon: 'list',
      title: '我的订单',
      note: mine ? '没有待付款的订单' : '付款与进度都在里面',
      action: '看订单',
      to: ORDERS,
    };
  }
  const { count, first } = unpaid;
  return {
    icon: 'clock',
    title: `${formatCount(count)} 笔订单待付款`,
    note: '',
    until: first.payBy,
    action: '去支付',
    to: count === 1 ? `/order/pay?id=${first.orderId}` : `${ORDERS}?state=awaitingPayment`,
  };
}

function parcelEntry(mine: Mine | null): TodayEntry {
  const parcels = mine?.delivering;
  const afterSales = mine?.afterSales ?? 0;
  if (parcels) {
    return {
      icon: 'truck',
      title: `${formatCount(parcels.count)} 个包裹派送中`,
      note: '快递员正在送，请留意电话',
      action: '看物流',
      to: `/order/detail?id=${parcels.orderId}`,
    };
  }
  if (afterSales > 0) {
    const title = `${formatCount(afterSales)} 笔售后在办`;
    return { icon: 'undo', title, note: '进度有变化会通知您', action: '看进度', to: `${ORDERS}?state=afterSale` };
  }
  return {
    icon: 'truck',
    title: mine ? '今天没有派送' : '物流进度',
    note: '发出的包裹会写在这里',
    action: '看物流',
    to: `${ORDERS}?state=awaitingReceipt`,
  };
}

function couponEntry(mine: Mine | null): TodayEntry {
  const coupon = mine?.dailyCoupon;
  if (!coupon) {
    return {
      icon: 'coupon',
      isAmber: true,
      title: '领券中心',
      note: 'VIP 另有每天一张日券',
      action: '去领',
      to: '/active#couponCentre',
    };
  }
  const { isTaken, offFen, thresholdFen } = coupon;
  const title = offFen === null ? 'VIP 日券' : `VIP 日券 ${formatFenShort(offFen)}`;
  const use = thresholdFen > 0 ? `满 ${formatFenShort(thresholdFen)} 可用` : '没有门槛';
  return isTaken
    ? { icon: 'coupon', isAmber: true, title, note: `今天已领，${use}`, action: '去用', to: '/user/coupons' }
    : { icon: 'coupon', isAmber: true, title, note: `今天可领，${use}`, action: '领取', to: '/active#vip' };
}

function checkInEntry(mine: Mine | null): TodayEntry {
  const base = { icon: 'check', isAmber: true, to: '/active#checkIn' } as const;
  if (!mine) return { ...base, title: '每日签到', note: '连续签到，积分越来越多', action: '签到' };
  const { isDone, streak, integral } = mine.checkIn;
  const title = `签到第 ${formatCount(streak)} 天`;
  return isDone
    ? { ...base, title, note: `今天已得 ${formatCount(integral)} 积分`, action: '看看' }
    : { ...base, title, note: `今天得 ${formatCount(integral)} 积分`, action: '签到' };
}
