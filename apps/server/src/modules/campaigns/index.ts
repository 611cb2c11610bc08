export { createCampaign } from './createCampaign.ts';
export { listRunningCampaigns } from './listRunningCampaigns.ts';
