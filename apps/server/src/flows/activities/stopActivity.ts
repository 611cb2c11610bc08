import { endActivitiesOf, endActivity, findActivity } from '../../modules/promotion/activities/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { endCampaign, lockCampaign } from '../../modules/promotion/campaigns/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** A member of staff ends a part of /active before its time; a spend-and-save takes nothing off from then on. */
export async function stopActivity(tx: Tx, { staffId, id, version, now }: Input): Promise<void> {
  const campaignId = (await findActivity(tx, id))?.campaignId;
  if (campaignId) await lockCampaign(tx, campaignId);
  const before = await endActivity(tx, { id, version, now });
  if (before.campaignId) {
    await endActivitiesOf(tx, before.campaignId, now);
    await endCampaign(tx, { id: before.campaignId, version: null, now });
  }
  const target = { kind: 'activity', id };
  await recordAudit(tx, { staffId, action: 'activity.end', target, before, after: { endsAt: now }, now });
}
