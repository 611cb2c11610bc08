import type { Notice } from '@jiwu/contract';
import { supportPath } from '../support/supportPath.ts';

type Link = NonNullable<Notice['link']>;

/** Where each kind of thing is shown, and what the button that leads there says. */
const pages: Readonly<Record<Link['kind'], readonly [address: (id: string) => string, label: string]>> = {
  order: [(id) => `/order/detail?id=${id}`, '看订单'],
  group: [(id) => `/groupPurchase?id=${id}`, '看拼团'],
  product: [(id) => `/product?id=${id}`, '去看看'],
  coupon: [() => '/active#couponCentre', '去领取'],
  userCoupon: [() => '/user/coupons', '看优惠券'],
  invitation: [() => '/user/personCenter#invitation', '看邀请'],
  draw: [() => '/active#draw', '去看看'],
  woot: [() => '/woot', '去看看'],
  unit: [(id) => `/openBox?id=${id}`, '去看看'],
  celebrity: [(id) => `/celebrity?id=${id}`, '去看看'],
  payout: [() => '/effectOrder/df', '看兑付'],
  batch: [(id) => `/order/dropshipping?id=${id}`, '看批次'],
  business: [() => '/user/businesses', '看商户'],
  advertisement: [() => '/advertisement#mine', '看投放'],
  vip: [() => '/user/personCenter#vip', '看会员'],
  support: [() => supportPath, '看回复'],
};

/** Where a notice leads; null when it only tells. */
export function noticeAddress(link: Notice['link']): string | null {
  return link ? pages[link.kind][0](link.id) : null;
}

/** What the button says that leads there. */
export function noticeAction({ kind }: Link): string {
  return pages[kind][1];
}
