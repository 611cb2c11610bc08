import { createActivity, type NewActivity } from '../../modules/activities/index.ts';
import { recordAudit } from '../../modules/audit/index.ts';
import { findCampaign } from '../../modules/campaigns/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly staffId: string;
  readonly activity: NewActivity;
  readonly now: Date;
}

/** A member of staff adds a part to /active. A spend-and-save says the very times of its campaign: its countdown is true. */
export async function addActivity(tx: Tx, { staffId, activity, now }: Input): Promise<string> {
  const { kind, startsAt, endsAt, campaignId } = activity;
  if ((kind === 'spendAndSave') !== (campaignId !== null))
    throw new ShopError('INVALID_INPUT', { fields: ['campaignId'] });
  if (endsAt <= startsAt || endsAt <= now) throw new ShopError('ACTIVITY_TIMES');
  if (campaignId) {
    const campaign = await findCampaign(tx, campaignId);
    if (!campaign) throw new ShopError('NOT_FOUND');
    const isSame = +campaign.startsAt === +startsAt && +campaign.endsAt === +endsAt;
    if (!isSame) throw new ShopError('ACTIVITY_TIMES');
  }
  const id = await createActivity(tx, activity, now);
  const target = { kind: 'activity', id };
  await recordAudit(tx, { staffId, action: 'activity.create', target, before: null, after: activity, now });
  return id;
}
