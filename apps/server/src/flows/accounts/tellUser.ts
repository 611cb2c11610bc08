import { newId } from '@jiwu/kernel';
import { addNotice } from '../../modules/content/notices/index.ts';
import { holdOpen } from '../../modules/people/identity/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Message {
  readonly userId: string;
  readonly staffId: string;
  readonly words: string;
  readonly reason: string;
  readonly now: Date;
}

/** A message of the staff in the app. Who has switched notices of the support off gets none, as of all others. */
export async function tellUser(tx: Tx, { userId, staffId, words, reason, now }: Message): Promise<void> {
  if (!(await holdOpen(tx, userId))) throw new ShopError('NOT_FOUND');
  const cause = `staffMessage/${newId()}`;
  await addNotice(tx, { userId, kind: 'staffMessage', facts: { words }, cause, link: null, now });
  const target = { kind: 'user', id: userId };
  await recordAudit(tx, { staffId, action: 'user.tell', target, before: null, after: { words, reason }, now });
}
