import type { Services } from '../../platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes codes, tickets and tokens that can no longer be used. Used tokens stay until they expire: reuse must be seen. */
export async function sweepIdentity(services: Services): Promise<void> {
  const now = services.clock();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await services.db.transact(async (tx) => {
    await tx.deleteFrom('sms_codes').where('expires_at', '<', dayAgo).execute();
    await tx.deleteFrom('wechat_website_states').where('expires_at', '<', dayAgo).execute();
    await tx.deleteFrom('wechat_mp_tickets').where('expires_at', '<', dayAgo).execute();
    await tx.deleteFrom('wechat_bind_keys').where('expires_at', '<', dayAgo).execute();
    await tx
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'expired' })
      .where('ended_at', 'is', null)
      .where((where) =>
        where.exists(
          where
            .selectFrom('refresh_tokens as token')
            .select('token.hash')
            .whereRef('token.user_id', '=', 'sessions.user_id')
            .whereRef('token.session_id', '=', 'sessions.id')
            .where('token.used_at', 'is', null)
            .where('token.expires_at', '<', now),
        ),
      )
      .execute();
    await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  });
}
