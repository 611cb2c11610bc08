import { type Application, decideApplication, lockApplication } from '../../modules/channels/celebrity/index.ts';
import { addNotice } from '../../modules/content/notices/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { CelebrityChange } from './CelebrityChange.ts';
import { saveCelebrity } from './saveCelebrity.ts';

/** Makes the applicant a celebrity, not shown yet, with what they said of themself; they may begin with their picks. */
export async function approveApplication(
  tx: Tx,
  { id, categoryId, now }: { id: string; categoryId: string; now: Date },
): Promise<CelebrityChange> {
  const { userId, name, field, bio, platforms, state } = await lockApplication(tx, id);
  if (state !== 'waiting') throw new ShopError('APPLICATION_DECIDED');
  const standings = platforms.map(({ platform, followers }) => ({ platform, followers }));
  const words = { name, field, bio, categoryId, platforms: standings };
  const { celebrity } = await saveCelebrity(tx, { of: { userId }, words, now });
  await decideApplication(tx, { id, verdict: { state: 'approved', celebrityId: celebrity.id }, now });
  await addNotice(tx, { userId, kind: 'applicationApproved', facts: {}, cause: id, link: null, now });
  const target = { kind: 'celebrityApplication', id } as const;
  return { celebrity, target, before: { state }, after: { state: 'approved', celebrityId: celebrity.id } };
}

export async function refuseApplication(
  tx: Tx,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<Application> {
  const { userId } = await lockApplication(tx, id);
  const application = await decideApplication(tx, { id, verdict: { state: 'refused', reason }, now });
  await addNotice(tx, { userId, kind: 'applicationRefused', facts: { reason }, cause: id, link: null, now });
  return application;
}
