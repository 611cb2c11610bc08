export { type Application, type ApplicationWords } from './applications/Application.ts';
export { listApplications, listApplicationsByState, lockApplication } from './applications/applicationQueries.ts';
export { addApplication, decideApplication, withdrawApplication } from './applications/changeApplications.ts';
export { type Celebrity, type PlatformStanding } from './Celebrity.ts';
export { celebrityInvariants } from './celebrityInvariants.ts';
export { countLivelyFollowed, follow, listFollows, listWaiting, removeFollows, unfollow } from './follows/follows.ts';
export { markTold, takeDueNews } from './news/news.ts';
export { addPick, changePick, endPick, orderPicks } from './picks/changePicks.ts';
export { findLivePicks } from './picks/findLivePicks.ts';
export { hasEnded, type Pick, type PickPrice, type PickWords } from './picks/Pick.ts';
export {
  getPick,
  listAdded,
  listAllPicks,
  listNewestPicks,
  listPickedProducts,
  listRunningPicks,
} from './picks/pickQueries.ts';
export {
  countLively,
  countShown,
  findCelebrityOf,
  getCelebrity,
  getShown,
  listCelebrities,
  listNearby,
  listShown,
  lockCelebrity,
} from './profiles/celebrityQueries.ts';
export { changeCelebrity, createCelebrity, type ProfileWords } from './profiles/changeCelebrity.ts';
export { exportCelebrity } from './profiles/exportCelebrity.ts';
export { findCelebrityByName } from './profiles/findCelebrityByName.ts';
export { findCelebrities, findShownByIds } from './profiles/findCelebrities.ts';
export { findShownOf } from './profiles/findShownOf.ts';
export { leave } from './profiles/leave.ts';
export { countWaitingApplications } from './applications/countWaitingApplications.ts';
