export { type Activity, findActivity, listActivities, listKeptActivities } from './activityQueries.ts';
export { changeActivity } from './changeActivity.ts';
export { createActivity, type NewActivity } from './createActivity.ts';
export { endActivity } from './endActivity.ts';
export { endActivitiesOf, moveActivitiesOf } from './followCampaign.ts';
