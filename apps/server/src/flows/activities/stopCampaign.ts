import { endActivitiesOf } from '../../modules/activities/index.ts';
import { recordAudit } from '../../modules/audit/index.ts';
import { endCampaign, lockCampaign } from '../../modules/campaigns/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** A member of staff ends a spend-and-save before its time, with what /active shows of it. */
export async function stopCampaign(tx: Tx, { staffId, id, version, now }: Input): Promise<void> {
  await lockCampaign(tx, id);
  await endActivitiesOf(tx, id, now);
  const before = await endCampaign(tx, { id, version, now });
  const target = { kind: 'campaign', id };
  await recordAudit(tx, { staffId, action: 'campaign.end', target, before, after: { endsAt: now }, now });
}
