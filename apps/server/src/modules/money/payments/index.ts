export type { BillSums } from './bills/BillSums.ts';
export { type Arrival, enterArrival, findArrivals } from './bills/bankArrivals.ts';
export { type Bill, listBills, sumBills } from './bills/listBills.ts';
export { bookBill } from './bills/bookBill.ts';
export { failBill } from './bills/failBill.ts';
export { listDaysToBook } from './bills/listDaysToBook.ts';
export { closeOverdue } from './closeOverdue.ts';
export { createPayment } from './createPayment.ts';
export { describePayment } from './describePayment.ts';
export { leasePayments } from './leasePayments.ts';
export { markAwaiting } from './markAwaiting.ts';
export { markClosed } from './markClosed.ts';
export { markPaid } from './markPaid.ts';
export {
  findCallbackOutcome,
  type CallbackOutcome,
  listCallbacks,
  recordCallback,
} from './callbacks/callbackRecords.ts';
export { type Payable, type PayableKind, payableOf, type Payables } from './Payable.ts';
export { paymentInvariants } from './paymentInvariants.ts';
export { findCountedPayment, findPaymentByNumber, getPayment, lockPayment } from './paymentQueries.ts';
export type { GatewayName, OutsideGateway, OwnPayment, PaymentRecord } from './PaymentRecord.ts';
export { isFinal } from './paymentStates.ts';
export { addStatementLines } from './reconciliation/addStatementLines.ts';
export { beginRun } from './reconciliation/beginRun.ts';
export { compareOurs, type OwnPosition } from './reconciliation/compareOurs.ts';
export { compareTheirs, type LinePosition } from './reconciliation/compareTheirs.ts';
export { listReconciledDays, type ReconciledDay, sumOwnDay } from './reconciliation/dayQueries.ts';
export {
  countOpenDifferences,
  sumOpenDifferences,
  type DifferenceKey,
  findDifference,
  findLastComparison,
  type FoundDifference,
  lockDifference,
  searchDifferences,
} from './reconciliation/differenceQueries.ts';
export { resolveDifference } from './reconciliation/resolveDifference.ts';
export { dropOldLines } from './reconciliation/dropOldLines.ts';
export { failRun } from './reconciliation/failRun.ts';
export { finishRun, type RunSums } from './reconciliation/finishRun.ts';
export { holdRun, RunLostError } from './reconciliation/holdRun.ts';
export { listDaysToReconcile } from './reconciliation/listDaysToReconcile.ts';
export { listDifferences } from './reconciliation/listDifferences.ts';
export { type DayLine, type Difference, PAGE_LINES, type Run } from './reconciliation/Run.ts';
export { saveDifferences } from './reconciliation/saveDifferences.ts';
export { readWatchedPayments } from './readWatchedPayments.ts';
export { recordPaid } from './recordPaid.ts';
export { bookRefund } from './refunds/bookRefund.ts';
export { leaseRefunds } from './refunds/leaseRefunds.ts';
export {
  approveRefundDecision,
  dropRefundDecision,
  findRefundDecisions,
  keepRefundDecision,
  type RefundDecision,
} from './refunds/refundDecisions.ts';
export { lockRefund, lockStuckRefund } from './refunds/lockStuckRefund.ts';
export { markRefundAbnormal } from './refunds/markRefundAbnormal.ts';
export { isRefundEnding, markRefundEnded } from './refunds/markRefundEnded.ts';
export { markRefundGone } from './refunds/markRefundGone.ts';
export { markRefundProcessing } from './refunds/markRefundProcessing.ts';
export { markRefundStuck } from './refunds/markRefundStuck.ts';
export { noteRefusal } from './refunds/noteRefusal.ts';
export {
  findRefund,
  findRefundByNumber,
  findRefunds,
  findLongestWait,
  findRefundsByNumbers,
  findRefundsByCauses,
  listRefundsOfPayment,
  listWaitingRefunds,
  searchRefunds,
  sumRefundsByPayment,
  sumWaitingRefunds,
} from './refunds/refundQueries.ts';
export { resendRefund } from './refunds/resendRefund.ts';
export { type RefundRecord, SURPLUS } from './refunds/RefundRecord.ts';
export { requestRefund } from './refunds/requestRefund.ts';
export { scheduleRefund } from './refunds/scheduleRefund.ts';
export { findPayment, findPaymentsByNumbers, type FoundPayment, searchPayments } from './searchPayments.ts';
export { countUnknownPayments } from './countUnknownPayments.ts';
export { scheduleAsk } from './scheduleAsk.ts';
export { endOpenPayments, endOtherPayments } from './endOpenPayments.ts';
export { findOpenPayment } from './findOpenPayment.ts';
export { loadPaymentStory, type PaymentStory } from './loadPaymentStory.ts';
