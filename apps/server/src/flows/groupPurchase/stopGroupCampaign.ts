import { endGroupCampaign } from '../../modules/channels/groupPurchase/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/** A member of staff ends a campaign: no new groups, open ones run on. */
export async function stopGroupCampaign(tx: Tx, { staffId, id, version, now }: Input): Promise<void> {
  const before = await endGroupCampaign(tx, { id, version, now });
  const target = { kind: 'groupCampaign', id };
  await recordAudit(tx, { staffId, action: 'groupCampaign.end', target, before, after: { endsAt: now }, now });
}
