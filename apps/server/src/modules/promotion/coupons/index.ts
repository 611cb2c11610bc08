export { addCouponCode } from './codes/addCouponCode.ts';
export { codesOfBatch } from './codes/codesOfBatch.ts';
export { addCouponBatch, getCouponBatch, listCouponBatches, sumCouponCodes } from './codes/couponBatches.ts';
export { hashCouponCode } from './codes/hashCouponCode.ts';
export { limitTries } from './codes/limitTries.ts';
export { redeemCode } from './codes/redeemCode.ts';
export { changeCoupon, type CouponChange } from './desk/changeCoupon.ts';
export { compensate, countLeft, listCompensations } from './desk/compensations.ts';
export {
  getStaffCoupon,
  listCompensationCoupons,
  listStaffCoupons,
  lockStaffCoupon,
  type StaffCoupon,
} from './desk/StaffCoupon.ts';
export { lockCoupon } from './holding/lockCoupon.ts';
export { releaseCoupon, returnCoupon } from './holding/giveBackCoupon.ts';
export { useCoupon } from './holding/useCoupon.ts';
export { remindOfCoupon, removeReminders } from './reminders/remindOfCoupon.ts';
export { takeDueReminders } from './reminders/takeDueReminders.ts';
export { claimCoupon } from './claimCoupon.ts';
export type { Coupon } from './Coupon.ts';
export { couponInvariants } from './couponInvariants.ts';
export { countUserCoupons } from './countUserCoupons.ts';
export { createCoupon, type NewCoupon } from './createCoupon.ts';
export { findCouponNames } from './findCouponNames.ts';
export { findCouponStates } from './findCouponStates.ts';
export { getCoupon } from './getCoupon.ts';
export { getUserCoupon } from './getUserCoupon.ts';
export { issueCoupon } from './issueCoupon.ts';
export { findCouponSupply } from './findCouponSupply.ts';
export { listAllUserCoupons } from './listAllUserCoupons.ts';
export { listCouponFacts } from './listCouponFacts.ts';
export { type CouponOffer, listOffers } from './listOffers.ts';
export { listCouponOrders } from './listCouponOrders.ts';
export { listUserCoupons } from './listUserCoupons.ts';
export type { UserCoupon } from './UserCoupon.ts';
