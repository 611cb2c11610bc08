export { countClicks } from './clicks/countClicks.ts';
export { countClickStatement, lastClickStatement } from './clicks/clickStatements.ts';
export { sweepClicks } from './clicks/forgetClicks.ts';
export { joinClick } from './clicks/joinClick.ts';
export { lastClickQuery } from './clicks/lastClickQuery.ts';
export { effectInvariants } from './effectInvariants.ts';
export { addEffects } from './effects/addEffects.ts';
export type { EffectOrder } from './effects/EffectOrder.ts';
export { countEffects, listEffects, listEffectsOfPayout, listPayable, listSettling } from './effects/effectQueries.ts';
export { rankProducts, sumByDay, sumByPlace, sumByState, sumVoided } from './effects/effectSums.ts';
export { listAllEffects } from './effects/listAllEffects.ts';
export { lockPromoters } from './effects/lockPromoters.ts';
export { listEffectsOfOrders } from './effects/listEffectsOfOrders.ts';
export { foreseeLowered, listEffectsOfLines, lowerEffects } from './effects/lowerEffects.ts';
export { addRefusals, type CreditRefusal, listRefusals, refusalQuery } from './effects/refusals.ts';
export { type DueEffect, listDueEffects, putOffEffect, settleEffect } from './effects/settleEffect.ts';
export { startSettling } from './effects/startSettling.ts';
export { sumOwed, sumTakenNow } from './payouts/commissionOwed.ts';
export { finishPayout } from './payouts/finishPayout.ts';
export { freePayout } from './payouts/freePayout.ts';
export { makePayout, makeWaitingPayout } from './payouts/makePayout.ts';
export type { Payout } from './payouts/Payout.ts';
export {
  findOwnPayout,
  findPayout,
  findPayoutByNo,
  findPayouts,
  findWaitingPayout,
  listPayouts,
  listTakings,
  sumPaidOut,
} from './payouts/payoutQueries.ts';
export { planPayout } from './payouts/planPayout.ts';
export { findCommissionBlock } from './payouts/findCommissionBlock.ts';
export { leavePromotion } from './payouts/leavePromotion.ts';
export { listAllPayouts } from './payouts/listAllPayouts.ts';
export {
  pagePayoutEffects,
  rankPayoutProducts,
  searchPayouts,
  sumPayoutPlaces,
  sumPayouts,
} from './payouts/staffPayouts.ts';
