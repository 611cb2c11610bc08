import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** The refusal of a session that was ended, with the reason: whoever sat there is told why at the login. */
export async function sessionEnded(db: Reader, key: { userId: string; sessionId: string }): Promise<ShopError> {
  const session = await db
    .selectFrom('sessions')
    .select('end_reason')
    .where('user_id', '=', key.userId)
    .where('id', '=', key.sessionId)
    .executeTakeFirst();
  return new ShopError('SESSION_ENDED', {}, { because: session?.end_reason ?? null });
}
