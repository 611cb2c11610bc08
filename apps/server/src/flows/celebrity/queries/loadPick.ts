import type { Answer, celebrityEndpoints } from '@jiwu/contract';
import { getPick, getShown, hasEnded } from '../../../modules/channels/celebrity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describePicks } from './describePicks.ts';

/** A pick with who recommends it. One that has ended, whose celebrity is hidden or whose product is off sale is not found. */
export async function loadPick(
  db: Reader,
  { id, now }: { id: string; now: Date },
): Promise<Answer<(typeof celebrityEndpoints)['celebrityPick']>> {
  const pick = await getPick(db, id);
  if (hasEnded(pick, now)) throw new ShopError('NOT_FOUND');
  const [celebrity, [described]] = await Promise.all([getShown(db, pick.celebrityId), describePicks(db, [pick])]);
  if (!described) throw new ShopError('NOT_FOUND');
  return { ...described.card, celebrity: { id: celebrity.id, name: celebrity.name } };
}
