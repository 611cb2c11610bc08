import type { Tx } from '../../../platform/database/Tx.ts';
import { lockThread } from './threadQueries.ts';

/** When an account is closed. The pictures themselves go with the user's files. */
export async function removeSupport(tx: Tx, userId: string): Promise<void> {
  if (!(await lockThread(tx, userId))) return;
  await tx.deleteFrom('support_pictures').where('user_id', '=', userId).execute();
  await tx.deleteFrom('support_messages').where('user_id', '=', userId).execute();
  await tx.deleteFrom('support_threads').where('user_id', '=', userId).execute();
}
