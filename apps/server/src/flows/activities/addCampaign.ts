import { recordAudit } from '../../modules/staff/audit/index.ts';
import { createCampaign, type NewCampaign } from '../../modules/promotion/campaigns/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { assertCampaign } from './assertCampaign.ts';

interface Input {
  readonly staffId: string;
  readonly campaign: NewCampaign;
  readonly now: Date;
}

/** A member of staff makes a spend-and-save. Once it has begun its terms stay; it may only end sooner. */
export async function addCampaign(tx: Tx, { staffId, campaign, now }: Input): Promise<string> {
  await assertCampaign(tx, campaign, now);
  const id = await createCampaign(tx, campaign, now);
  const target = { kind: 'campaign', id };
  await recordAudit(tx, { staffId, action: 'campaign.create', target, before: null, after: campaign, now });
  return id;
}
