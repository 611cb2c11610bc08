export { changeCampaign } from './changeCampaign.ts';
export { findCampaign, findCampaigns, listCampaigns, listRunningCampaigns, lockCampaign } from './campaignQueries.ts';
export { createCampaign, type NewCampaign } from './createCampaign.ts';
export { endCampaign } from './endCampaign.ts';
