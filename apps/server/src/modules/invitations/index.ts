export { invitationInvariants } from './invitationInvariants.ts';
export {
  countInvited,
  decideInvitation,
  forgetBrowser,
  insertInvitation,
  type Invitation,
  listAllInvitations,
  lockUndecided,
  type Refusal,
} from './invitationQueries.ts';
export { findVisit, forgetVisit, keepVisit, sweepVisits } from './invitationVisits.ts';
export { listInvited } from './listInvited.ts';
export { refusalWords } from './refusalWords.ts';
export { sharesAddress } from './sharesAddress.ts';
