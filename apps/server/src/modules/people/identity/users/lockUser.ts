import type { Caller } from '../../../../platform/caller/Caller.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/**
 * A password is compared before the transaction, since that takes long. Inside it the account is locked and must still have the
 * very hash that was compared: a reset in between wins over a person who knew the old password.
 */
export async function lockVerifiedUser(tx: Tx, input: { userId: string; passwordHash: string | null }): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', input.userId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!user || user.password_hash !== input.passwordHash) throw new ShopError('PASSWORD_CHANGED');
}

/** Blocks every write that needs this account, and waits for those under way. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Keeps an account from being closed until the transaction ends; false when it is closed already. */
export async function holdOpen(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .forKeyShare()
    .executeTakeFirst();
  return user !== undefined;
}

/** The avatar that is about to be replaced. */
export async function lockAvatar(tx: Tx, userId: string): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('avatar_file_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return user?.avatar_file_id ?? null;
}

/** For changes that a session must not outlive: it may have been ended since its token was looked at. */
export async function assertSessionLive(tx: Tx, caller: Caller): Promise<void> {
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', caller.userId)
    .where('id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!session) throw new ShopError('SESSION_ENDED');
}
