import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { lockCampaign, type StoredCampaign } from './campaignQueries.ts';

interface Input {
  readonly id: string;
  /** The version that staff looked at; null when the campaign is ended through its activity. */
  readonly version: number | null;
  readonly now: Date;
}

/** Ends a campaign before its time: one that runs ends now, one that has not begun is taken back. Answers with it as it was. */
export async function endCampaign(tx: Tx, { id, version, now }: Input): Promise<StoredCampaign> {
  const before = await lockCampaign(tx, id);
  if (!before) throw new ShopError('NOT_FOUND');
  if (version !== null && before.version !== version) throw new ShopError('ACTIVITY_CHANGED');
  if (before.endsAt <= now) throw new ShopError('ACTIVITY_OVER');
  if (before.startsAt < now) {
    const ended = { ends_at: now, version: before.version + 1 };
    await tx.updateTable('campaigns').set(ended).where('id', '=', id).execute();
  } else await tx.deleteFrom('campaigns').where('id', '=', id).execute();
  return before;
}
