import { createActivity, type NewActivity } from '../../modules/promotion/activities/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { lockCampaign } from '../../modules/promotion/campaigns/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { findActivityPicture, type PictureWish } from './queries/findActivityPicture.ts';

interface Input {
  readonly staffId: string;
  readonly activity: Omit<NewActivity, 'picture'>;
  readonly picture: PictureWish | null;
  readonly now: Date;
}

/**
 * A member of staff adds a part to /active. A spend-and-save says the very times of its campaign, and a draw has none, since its
 * period says them: every countdown is true.
 */
export async function addActivity(tx: Tx, { staffId, activity: wish, picture, now }: Input): Promise<string> {
  const { kind, campaignId } = wish;
  if ((kind === 'spendAndSave') !== (campaignId !== null))
    throw new ShopError('INVALID_INPUT', { fields: ['campaignId'] });
  const activity = {
    ...wish,
    ...(await timesOf(tx, wish, now)),
    picture: picture && (await findActivityPicture(tx, picture)),
  };
  const id = await createActivity(tx, activity, now);
  const target = { kind: 'activity', id };
  await recordAudit(tx, { staffId, action: 'activity.create', target, before: null, after: activity, now });
  return id;
}

async function timesOf(
  tx: Tx,
  { kind, campaignId, startsAt, endsAt }: Input['activity'],
  now: Date,
): Promise<Pick<NewActivity, 'startsAt' | 'endsAt'>> {
  if (kind === 'draw') {
    if (startsAt || endsAt) throw new ShopError('INVALID_INPUT', { fields: ['startsAt', 'endsAt'] });
    return { startsAt: null, endsAt: null };
  }
  const campaign = campaignId === null ? null : await lockCampaign(tx, campaignId);
  if (campaignId !== null && !campaign) throw new ShopError('NOT_FOUND');
  const [from, until] = [startsAt ?? campaign?.startsAt, endsAt ?? campaign?.endsAt];
  if (!from || !until || until <= from || until <= now) throw new ShopError('ACTIVITY_TIMES');
  if (campaign && (+campaign.startsAt !== +from || +campaign.endsAt !== +until)) throw new ShopError('ACTIVITY_TIMES');
  return { startsAt: from, endsAt: until };
}
