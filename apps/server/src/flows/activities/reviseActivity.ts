import { type Activity, changeActivity } from '../../modules/promotion/activities/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { findActivityPicture, type PictureWish } from './queries/findActivityPicture.ts';

interface Input {
  readonly staffId: string;
  readonly id: string;
  readonly version: number;
  readonly words: Pick<Activity, 'title' | 'subtitle' | 'rulesText' | 'position'>;
  /** Undefined leaves it as it is. */
  readonly picture: PictureWish | null | undefined;
  readonly times: { readonly startsAt: Date; readonly endsAt: Date } | null;
  readonly now: Date;
}

/** A member of staff changes a part of /active. Answers with its new version. */
export async function reviseActivity(tx: Tx, input: Input): Promise<number> {
  const { staffId, id, version, times, now } = input;
  const picture = input.picture && (await findActivityPicture(tx, input.picture));
  const words = { ...input.words, picture };
  const { before, after } = await changeActivity(tx, { id, version, words, times, now });
  await recordAudit(tx, { staffId, action: 'activity.change', target: { kind: 'activity', id }, before, after, now });
  return after.version;
}
