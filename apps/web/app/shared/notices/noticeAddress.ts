import type { Notice } from '@jiwu/contract';

type Link = NonNullable<Notice['link']>;

const pages: Readonly<Record<Link['kind'], (id: string) => string>> = {
  order: (id) => `/order/detail?id=${id}`,
  group: (id) => `/groupPurchase?id=${id}`,
  product: (id) => `/product?id=${id}`,
  coupon: () => '/active#couponCentre',
  invitation: () => '/user/personCenter#invitation',
  draw: () => '/active#draw',
  woot: () => '/woot',
  unit: (id) => `/openBox?id=${id}`,
  celebrity: (id) => `/celebrity?id=${id}`,
  payout: () => '/effectOrder/df',
  batch: (id) => `/order/dropshipping?id=${id}`,
  business: () => '/user/businesses',
  vip: () => '/user/personCenter#vip',
};

/** Where a notice leads; null when it only tells. */
export function noticeAddress(link: Notice['link']): string | null {
  return link ? pages[link.kind](link.id) : null;
}
