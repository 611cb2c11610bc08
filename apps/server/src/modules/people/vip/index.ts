export { closeExpiredVipPurchases } from './closeExpiredVipPurchases.ts';
export { createVipPurchase } from './createVipPurchase.ts';
export { DAILY_COUPON, findVipToday, giveDailyCoupon } from './giveDailyCoupon.ts';
export { grantVip } from './grantVip.ts';
export { hasRunningRefund } from './hasRunningRefund.ts';
export { leaveVip } from './leaveVip.ts';
export { listDailyCoupons } from './listDailyCoupons.ts';
export { pageVipPurchases } from './pageVipPurchases.ts';
export { payVipPurchase } from './payVipPurchase.ts';
export { remindVips } from './remindVips.ts';
export { vipInvariants } from './vipInvariants.ts';
export { vipPayable } from './vipPayable.ts';
export type { VipPurchase } from './VipPurchase.ts';
export {
  findAndLockVipPurchase,
  findVip,
  getVipBuyer,
  getVipPurchase,
  isVipAt,
  listVipPurchases,
  vipEndOf,
} from './vipQueries.ts';
export { markVipRefunded, startVipRefund, vipRefundCause } from './vipRefunds.ts';
