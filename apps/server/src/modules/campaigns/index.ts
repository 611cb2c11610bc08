export { createCampaign, type NewCampaign } from './createCampaign.ts';
export { findCampaign, listRunningCampaigns } from './campaignQueries.ts';
