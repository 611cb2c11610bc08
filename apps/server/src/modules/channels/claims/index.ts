export type { Claim, ClaimSubject } from './Claim.ts';
export { claimInvariants } from './claimInvariants.ts';
export { countEnded, getClaim, getHeld, listClaims, listLapsing, listSlotted } from './claimQueries.ts';
export { buyClaim, freeClaim, giveBackClaim, orderClaim } from './claimSteps.ts';
export {
  addToSupply,
  findLockedSupply,
  lockSupply,
  pauseSupply,
  settleSupply,
  takeFromSupply,
} from './changeSupply.ts';
export type { OnLapsed } from './OnLapsed.ts';
export { lapseClaims, releaseClaim } from './endClaims.ts';
export { openSupply } from './openSupply.ts';
export { piecesKept } from './piecesKept.ts';
export { countClaims, listClaimEvents, listHeldClaims } from './watchClaims.ts';
export { type ClaimRush, createClaimRush } from './rush/createClaimRush.ts';
export type { Supply } from './Supply.ts';
export { findSupply, listNextBack, listOpenSupplies, listSupplies, listToSettle } from './supplyQueries.ts';
export { type ClaimRefusal, type ClaimWish, takeClaims } from './takeClaims.ts';
