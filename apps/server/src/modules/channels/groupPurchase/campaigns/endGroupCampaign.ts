import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockGroupCampaign } from './campaignQueries.ts';
import type { GroupCampaign } from './GroupCampaign.ts';

interface Input {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly now: Date;
}

/** No group is opened any more, open ones run on. One that has not begun is taken back. Answers with it as it was. */
export async function endGroupCampaign(tx: Tx, { id, version, now }: Input): Promise<GroupCampaign> {
  const before = await lockGroupCampaign(tx, id);
  if (before.version !== version) throw new ShopError('GROUP_CAMPAIGN_CHANGED');
  if (before.endsAt <= now) throw new ShopError('GROUP_CAMPAIGN_OVER');
  if (before.startsAt < now) {
    await tx
      .updateTable('group_campaigns')
      .set({ ends_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
  } else await tx.deleteFrom('group_campaigns').where('id', '=', id).execute();
  outdateTags(tx, ['groups']);
  return before;
}
