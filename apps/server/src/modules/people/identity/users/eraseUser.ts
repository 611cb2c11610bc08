import type { Tx } from '../../../../platform/database/Tx.ts';
import { endSessions } from '../sessions/endSessions.ts';

/**
 * Closes an account: personal data goes, the row stays for its references. Consents are kept without the browser, since they
 * prove the agreement.
 */
export async function eraseUser(tx: Tx, input: { userId: string; phoneNumber: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  await tx.deleteFrom('wechat_bindings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sms_codes').where('phone_number', '=', input.phoneNumber).execute();
  await tx
    .updateTable('users')
    .set({
      state: 'closed',
      closed_at: now,
      user_name: `closed_${userId}`,
      name: '已注销用户',
      phone_number: null,
      password_hash: null,
      password_changed_at: null,
      avatar_file_id: null,
      personalised: false,
    })
    .where('id', '=', userId)
    .execute();
  await endSessions(tx, { userId, reason: 'closed', now });
  await tx.updateTable('consents').set({ browser_id: 'erased' }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
