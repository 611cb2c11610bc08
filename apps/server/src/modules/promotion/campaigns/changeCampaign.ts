import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { lockCampaign, type StoredCampaign } from './campaignQueries.ts';
import { campaignValues, type NewCampaign } from './createCampaign.ts';

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly campaign: Omit<NewCampaign, 'id'>;
  readonly now: Date;
}

/** Other terms for a campaign that has not begun. Answers with those before. */
export async function changeCampaign(tx: Tx, { id, version, campaign, now }: Input): Promise<StoredCampaign> {
  const before = await lockCampaign(tx, id);
  if (!before) throw new ShopError('NOT_FOUND');
  if (before.version !== version) throw new ShopError('ACTIVITY_CHANGED');
  if (before.startsAt <= now) throw new ShopError('ACTIVITY_BEGUN');
  await tx
    .updateTable('campaigns')
    .set({ ...campaignValues(campaign), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return before;
}
