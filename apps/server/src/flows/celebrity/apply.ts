import {
  addApplication,
  type Application,
  type ApplicationWords,
  findCelebrityOf,
} from '../../modules/channels/celebrity/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** 成为达人: waits for staff. Who is one need not ask. */
export async function apply(
  tx: Tx,
  { userId, words, now }: { userId: string; words: ApplicationWords; now: Date },
): Promise<Application> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('SESSION_ENDED');
  if (await findCelebrityOf(tx, userId)) throw new ShopError('ALREADY_CELEBRITY');
  return await addApplication(tx, { userId, words, now });
}
