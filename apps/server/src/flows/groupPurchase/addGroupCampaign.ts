import { createGroupCampaign, type GroupTerms } from '../../modules/channels/groupPurchase/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { assertGroupTerms } from './assertGroupTerms.ts';

interface Input {
  readonly staffId: string;
  readonly terms: GroupTerms;
  readonly now: Date;
}

/** A member of staff lets a product be bought together. */
export async function addGroupCampaign(tx: Tx, { staffId, terms, now }: Input): Promise<string> {
  await assertGroupTerms(tx, terms, now);
  const id = await createGroupCampaign(tx, terms, now);
  const target = { kind: 'groupCampaign', id };
  await recordAudit(tx, { staffId, action: 'groupCampaign.create', target, before: null, after: terms, now });
  return id;
}
