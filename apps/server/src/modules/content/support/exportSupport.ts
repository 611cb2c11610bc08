import type { Reader } from '../../../platform/database/Reader.ts';

/** For the file with a user's own data: every message, without the member of staff. */
export async function exportSupport(db: Reader, userId: string) {
  return await db
    .selectFrom('support_messages')
    .select([
      'no',
      'by_kind as by',
      'text',
      'attached_kind as aboutKind',
      'attached_id as aboutId',
      'sent_at as sentAt',
    ])
    .select((select) =>
      select
        .selectFrom('support_pictures as picture')
        .whereRef('picture.user_id', '=', 'support_messages.user_id')
        .whereRef('picture.message_no', '=', 'support_messages.no')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('pictures'),
    )
    .where('user_id', '=', userId)
    .orderBy('no')
    .execute();
}
