import { changeGroupCampaign, type GroupTerms } from '../../modules/channels/groupPurchase/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { assertGroupTerms } from './assertGroupTerms.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly terms: GroupTerms;
  readonly now: Date;
}

/** A member of staff changes a campaign. Returns its new version. */
export async function reviseGroupCampaign(tx: Tx, { staffId, id, version, terms, now }: Input): Promise<number> {
  const before = await changeGroupCampaign(tx, { id, version, terms, now });
  await assertGroupTerms(tx, terms, now);
  const target = { kind: 'groupCampaign', id };
  await recordAudit(tx, { staffId, action: 'groupCampaign.change', target, before, after: terms, now });
  return version + 1;
}
