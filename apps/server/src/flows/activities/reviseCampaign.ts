import { moveActivitiesOf } from '../../modules/promotion/activities/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { changeCampaign, lockCampaign, type NewCampaign } from '../../modules/promotion/campaigns/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { assertCampaign } from './assertCampaign.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly campaign: NewCampaign;
  readonly now: Date;
}

/** A member of staff changes a spend-and-save that has not begun; its activities on /active follow. Returns its new version. */
export async function reviseCampaign(tx: Tx, { staffId, id, version, campaign, now }: Input): Promise<number> {
  await assertCampaign(tx, campaign, now);
  await lockCampaign(tx, id);
  await moveActivitiesOf(tx, id, campaign);
  const before = await changeCampaign(tx, { id, version, campaign, now });
  const target = { kind: 'campaign', id };
  await recordAudit(tx, { staffId, action: 'campaign.change', target, before, after: campaign, now });
  return version + 1;
}
