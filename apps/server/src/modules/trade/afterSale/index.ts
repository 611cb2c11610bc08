export { listAllAfterSales } from './listAllAfterSales.ts';
export { listForgottenReturns } from './listForgottenReturns.ts';
export { type AfterSale, type AfterSaleLine, totalFen } from './AfterSale.ts';
export { type AfterSaleDecision, dropDecision, findDecision, keepDecision } from './afterSaleDecisions.ts';
export { afterSaleInvariants } from './afterSaleInvariants.ts';
export { getAfterSalePicture, listAfterSaleHistory, listAfterSalePictures } from './afterSaleParts.ts';
export {
  type AfterSalePage,
  getAfterSale,
  listAfterSaleLines,
  listAfterSales,
  listAfterSalesById,
  listClaims,
  listStaffAfterSales,
  sumEarnedBack,
  sumIntegralBack,
  sumRefunded,
} from './afterSaleQueries.ts';
export {
  countOpenAfterSales,
  countOpenByOrder,
  findOpenOrderIds,
  hasOpenAfterSale,
  listAfterSaleOrderIds,
  listOpenByOrder,
  listAfterSalesOfOrder,
} from './afterSalesOfOrders.ts';
export { type AfterSaleStep, afterStep } from './afterSaleStates.ts';
export { changeAfterSale } from './changeAfterSale.ts';
export { earnedBy } from './earnedBy.ts';
export { findNewestByOrder } from './findNewestByOrder.ts';
export { insertAfterSale } from './insertAfterSale.ts';
export { type AfterSalePlan, planAfterSale } from './planAfterSale.ts';
export {
  endUnsentRefund,
  findAskedUnsentRefund,
  insertUnsentRefund,
  listUnsentRefunds,
  type UnsentRefund,
} from './unsentRefunds.ts';
export { recordReturn } from './recordReturn.ts';
export { recordSettled } from './recordSettled.ts';
export { listShopRefunds, type ShopRefund } from './listShopRefunds.ts';
export { countAfterSaleQueues } from './countAfterSaleQueues.ts';
export { countOpenForStaff, listOpenOrderKeys } from './openForStaff.ts';
export { countRecentAfterSales } from './countRecentAfterSales.ts';
export { listAboutLines } from './precedents.ts';
export { countQueues, findDecided } from './queueCounts.ts';
export { sumRefundedOf } from './sumRefundedOf.ts';
