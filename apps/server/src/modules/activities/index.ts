export { type Activity, createActivity, findActivity, listActivities, type NewActivity } from './activityQueries.ts';
