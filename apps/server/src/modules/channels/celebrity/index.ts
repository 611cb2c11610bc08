export {
  addApplication,
  type Application,
  type ApplicationWords,
  decideApplication,
  listApplications,
  listApplicationsByState,
  lockApplication,
  withdrawApplication,
} from './applications/applications.ts';
export { CELEBRITY, type Celebrity, type PlatformStanding } from './Celebrity.ts';
export { follow, listFollows, listWaiting, removeFollows, unfollow } from './follows/follows.ts';
export { findLivePicks, type LivePick } from './picks/findLivePicks.ts';
export { exportCelebrity } from './profiles/exportCelebrity.ts';
export { leave } from './profiles/leave.ts';
