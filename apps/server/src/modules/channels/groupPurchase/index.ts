export {
  findGroupCampaigns,
  findRunningOf,
  getGroupCampaign,
  listGroupCampaigns,
  listGroupProducts,
  listRunning,
  listRunningProducts,
} from './campaigns/campaignQueries.ts';
export { changeGroupCampaign } from './campaigns/changeGroupCampaign.ts';
export { createGroupCampaign } from './campaigns/createGroupCampaign.ts';
export { endGroupCampaign } from './campaigns/endGroupCampaign.ts';
export { type GroupCampaign, type GroupTerms, isRunning } from './campaigns/GroupCampaign.ts';
export { groupPurchaseInvariants } from './groupPurchaseInvariants.ts';
export { groupPurchaseKind } from './groupPurchaseKind.ts';
export { expireGroup } from './groups/expireGroup.ts';
export type { Group } from './groups/Group.ts';
export { findGroups, getGroup, listDueGroups } from './groups/groupQueries.ts';
export { countRefundingSeats, listGroupsForStaff } from './groups/groupsForStaff.ts';
export { groupTurn } from './groups/groupTurn.ts';
export { countGroups, countWaiting, listWaiting, listWaitingOf } from './groups/listWaiting.ts';
export { assertMayBuy } from './seats/assertMayBuy.ts';
export { isMember, type Seat } from './seats/Seat.ts';
export {
  findSeatIn,
  getSeat,
  listAllSeats,
  listSeatsOf,
  listSeatsToRefund,
  readOwnBuying,
  sumPieces,
} from './seats/seatQueries.ts';
export { countMySeats, listMySeats, rankOf } from './seats/listMySeats.ts';
export { sweepWishes } from './seats/sweepWishes.ts';
export { changeIfLate } from './seats/changeIfLate.ts';
export { wishSeat } from './seats/wishSeat.ts';
