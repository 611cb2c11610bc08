export {
  findAccountTails,
  findClosingAccount,
  findClosingPayouts,
  listOpenClosingPayouts,
  sumOpenClosingPayouts,
} from './closing/closingQueries.ts';
export type { ClosingAccount } from './closing/closingAccount.ts';
export type { ClosingPayout } from './closing/ClosingPayout.ts';
export { finishClosingPayout } from './closing/finishClosingPayout.ts';
export { lockClosingPayout } from './closing/lockClosingPayout.ts';
export { CLOSING } from './closing/makeClosingPayouts.ts';
export { moveClosingPayout } from './closing/moveClosingPayout.ts';
export { planClosing } from './closing/planClosing.ts';
export { resealClosingAccounts } from './closing/resealClosingAccounts.ts';
export { closeExpiredRecharges } from './recharges/closeExpiredRecharges.ts';
export { rechargePayable } from './recharges/rechargePayable.ts';
export { loadRecharges } from './recharges/loadRecharges.ts';
export { rechargeRefundOf } from './recharges/rechargeRefundOf.ts';
export { requestRechargeRefund } from './recharges/requestRechargeRefund.ts';
export { startRecharge } from './recharges/startRecharge.ts';
export { assertPasswordStrong } from './paymentPassword/assertPasswordStrong.ts';
export { changePaymentPassword } from './paymentPassword/changePaymentPassword.ts';
export { hashPaymentPassword } from './paymentPassword/hashPaymentPassword.ts';
export { setPaymentPassword } from './paymentPassword/setPaymentPassword.ts';
export { verifyPaymentPassword } from './paymentPassword/verifyPaymentPassword.ts';
export { exportStatement } from './statement/exportStatement.ts';
export { loadMonths } from './statement/loadMonths.ts';
export { loadStatement } from './statement/loadStatement.ts';
export { addPrincipal } from './addPrincipal.ts';
export { type ClosingWish, emptyWallet } from './emptyWallet.ts';
export { giveBonus } from './giveBonus.ts';
export { sumLots } from './lots/sumLots.ts';
export { loadWallet } from './loadWallet.ts';
export { returnToBalance } from './returnToBalance.ts';
export { spendBalance } from './spendBalance.ts';
export { walletInvariants } from './walletInvariants.ts';
