export {
  countInvited,
  decideInvitation,
  findInviter,
  findRewardedInviter,
  forgetInvited,
  insertInvitation,
  type Invitation,
  listAllInvitations,
  lockUndecided,
  type Refusal,
  revokeInvitation,
} from './invitationQueries.ts';
export { findVisit, forgetVisit, keepVisit, sweepVisits, visitStatement } from './invitationVisits.ts';
export { listInvited } from './listInvited.ts';
export { hashPhone, isKnownPhone, keepFormerPhone, listClosedWith } from './phoneHashes.ts';
export { reasonWords } from './reasonWords.ts';
export { sharesAddress } from './sharesAddress.ts';
