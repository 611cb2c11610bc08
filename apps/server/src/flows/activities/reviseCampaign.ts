import { moveActivitiesOf } from '../../modules/activities/index.ts';
import { recordAudit } from '../../modules/audit/index.ts';
import { changeCampaign, lockCampaign, type NewCampaign } from '../../modules/campaigns/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { assertCampaign } from './assertCampaign.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly campaign: NewCampaign;
  readonly now: Date;
}

/** A member of staff changes a spend-and-save that has not begun; what /active shows of it follows. Answers with its new version. */
export async function reviseCampaign(tx: Tx, { staffId, id, version, campaign, now }: Input): Promise<number> {
  await assertCampaign(tx, campaign, now);
  await lockCampaign(tx, id);
  await moveActivitiesOf(tx, id, campaign);
  const before = await changeCampaign(tx, { id, version, campaign, now });
  const target = { kind: 'campaign', id };
  await recordAudit(tx, { staffId, action: 'campaign.change', target, before, after: campaign, now });
  return version + 1;
}
