export { carryOwed } from './chances/carryOwed.ts';
export { changeNonce } from './chances/changeNonce.ts';
export { grantDraw } from './chances/grantDraw.ts';
export { listChances } from './chances/listChances.ts';
export { findPlayer, lockPlayer } from './chances/players.ts';
export { countTakenBack } from './chances/countTakenBack.ts';
export { takeBackDraw } from './chances/takeBackDraw.ts';
export { getUnclaimed, lockDraw, setHoldsPiece } from './drawing/claimQueries.ts';
export type { Draw } from './drawing/Draw.ts';
export { drawOnce } from './drawing/drawOnce.ts';
export { lapseClaim, listToLapse } from './drawing/lapseClaim.ts';
export { listDraws } from './drawing/listDraws.ts';
export { prizeKind } from './drawing/prizeKind.ts';
export { drawInvariants } from './drawInvariants.ts';
export { gained } from './gained.ts';
export { piecesOfPrizes } from './piecesOfPrizes.ts';
export { assertPeriod } from './periods/assertPeriod.ts';
export { commitPeriod } from './periods/commitPeriod.ts';
export { addDraft, type DrawDraft, dropDraft, findDrafts, listDrafts, lockDraft } from './periods/drawDrafts.ts';
export { countClaims } from './periods/countClaims.ts';
export { listPrizesOf } from './periods/listPrizesOf.ts';
export { getPeriod, listPeriodPage } from './periods/staffPeriods.ts';
export { prizeWorthFen } from './periods/prizeWorthFen.ts';
export type { DrawPeriod, DrawPrize, NewPrize } from './periods/DrawPeriod.ts';
export {
  findRunningPeriod,
  findShownPeriod,
  listPeriods,
  listPrizes,
  readLastNumber,
  sumPromisedCoupons,
} from './periods/periodQueries.ts';
export { openSecret } from './periods/periodSecret.ts';
export { resealPeriods } from './periods/resealPeriods.ts';
export { listToReveal, revealPeriod } from './periods/revealPeriod.ts';
