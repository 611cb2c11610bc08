export { type BoughtProducts, findBoughtProducts, findFirstUnpaidNo, listBoughtProducts } from './boughtProducts.ts';
export { countLapsed } from './countLapsed.ts';
export { changeState } from './changeState.ts';
export { foreseeDiscount, type DiscountTerms } from './foreseeDiscount.ts';
export { changeStates } from './changeStates.ts';
export { dispatchBy, isDueBefore, latestPaidWhenDue, longestDispatch } from './dispatchPromise.ts';
export { findLateSubjects } from './findLateSubjects.ts';
export { insertOrder } from './insertOrder.ts';
export { insertOrders, type PlainOrder } from './insertOrders.ts';
export { listOrdersById, listOrdersOfSubject } from './ordersOfSubject.ts';
export { addCancelled, addReturned, addSent, recordCompletion } from './lineChanges.ts';
export { normalKind } from './normalKind.ts';
export type { Order, ShipTo } from './Order.ts';
export { orderInvariants } from './orderInvariants.ts';
export {
  type AllowedReturns,
  type ExactPiece,
  kindOf,
  kindsWhere,
  type LineTerms,
  type OrderKind,
  type OrderKinds,
  type OrderList,
  type Sender,
} from './OrderKind.ts';
export type { OrderKindName } from './OrderKindName.ts';
export {
  countBought,
  findAndLockOrder,
  findOrder,
  findOrderByNo,
  getOrder,
  getOrderByNo,
  getShipTo,
  listOrderLines,
  listOverdue,
  listToReceive,
  lockOrder,
  postponeReceipt,
  type OrderLineRecord,
} from './orderQueries.ts';
export { hasReceived } from './hasReceived.ts';
export { type OrderState, type OrderStep, orderSteps } from './orderStates.ts';
export { pickTerms } from './pickTerms.ts';
export { findUnpaid, orderTurnOf, refuseUnpaid, takeOrderTurn, unpaidQuery } from './unpaidOrders.ts';
export { remind } from './remind.ts';
export { forgoReviews, reviewWritten } from './reviewsLeft.ts';
export { findNosOf, findOrderNos } from './findOrderNos.ts';
export { findOrderDetail, type OrderDetail } from './findOrderDetail.ts';
export { countForUser, countOrders, hasOpenOrder, listAllOrders, listIdsOfKinds, listOrders } from './listOrders.ts';
export { listOrderLinesOf, type ShownLine } from './listOrderLinesOf.ts';
export { sumVipSavings } from './sumVipSavings.ts';
export { listShipTos } from './listShipTos.ts';
export { listStaffOrders, type StaffOrderFacts } from './listStaffOrders.ts';
export { findLowestDeals, listDeals } from './deals.ts';
export { countBuyers, countOrderers, countToDispatch, type PaidHour, sumPaidHours } from './dashboardOrders.ts';
export { countForStaff } from './search/countForStaff.ts';
export { findForStaff, listForStaff } from './search/listForStaff.ts';
export { candidateQuery } from './search/candidateQuery.ts';
export type { SearchWay, StaffSearch } from './search/StaffSearch.ts';
export { changeShipTo } from './care/changeShipTo.ts';
export { findCareOf, findHold, holdOrder, type OrderHold, releaseOrder } from './care/orderHolds.ts';
export { addOrderNote, listOrderNotes, type OrderNote } from './care/orderNotes.ts';
export { countRecentOrders } from './countRecentOrders.ts';
export { findStaffOrdersByNo } from './search/findStaffOrdersByNo.ts';
export { listNewestLinesOfSku } from './listNewestLinesOfSku.ts';
