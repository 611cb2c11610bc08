import { endActivitiesOf } from '../../modules/promotion/activities/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { endCampaign, lockCampaign } from '../../modules/promotion/campaigns/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** A member of staff ends a spend-and-save early, together with its activities on /active. */
export async function stopCampaign(tx: Tx, { staffId, id, version, now }: Input): Promise<void> {
  await lockCampaign(tx, id);
  await endActivitiesOf(tx, id, now);
  const before = await endCampaign(tx, { id, version, now });
  const target = { kind: 'campaign', id };
  await recordAudit(tx, { staffId, action: 'campaign.end', target, before, after: { endsAt: now }, now });
}
