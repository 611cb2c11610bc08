export { commissionOf } from './afterwards/commissionOf.ts';
export { integralEarned } from './afterwards/integralEarned.ts';
export { refundOf } from './afterwards/refundOf.ts';
export { shareOfPieces } from './afterwards/shareOfPieces.ts';
export type { Buyer, Level } from './facts/Buyer.ts';
export type { Campaign, CampaignTier } from './facts/Campaign.ts';
export { type Channel, channelNames, channels, type SharedDiscount } from './facts/channels.ts';
export type { Coupon, CouponRule } from './facts/Coupon.ts';
export type { CouponKind } from './facts/couponKinds.ts';
export type { OrderLine } from './facts/OrderLine.ts';
export type { PriceFacts } from './facts/PriceFacts.ts';
export { type PriceFactsJson, readPriceFacts, writePriceFacts } from './facts/PriceFactsJson.ts';
export type { Scope } from './facts/Scope.ts';
export type { ShippingTemplate } from './facts/ShippingTemplate.ts';
export { allocate } from './math/allocate.ts';
export {
  dropDueAt,
  dropsToFloor,
  nextDrop,
  type PriceSchedule,
  type SteppedPrice,
  unitPriceAt,
} from './openBox/unitPrice.ts';
export { priceOrder } from './priceOrder.ts';
export { pricingRules, type PricingRules } from './pricingRules.ts';
export type { IntegralUse, OrderDiscount, OrderPrice, PricedLine, RankedCoupon } from './result/OrderPrice.ts';
export type {
  DiscountReason,
  NotAppliedReason,
  Reason,
  ShippingReason,
  TierGain,
  UnitPriceReason,
} from './result/Reason.ts';
export { describeCoupon } from './words/describeCoupon.ts';
export { explain } from './words/explain.ts';
