import { checkOwnPassword, getUser } from '../modules/people/identity/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

/**
 * A stolen session alone must neither change the owner of the account nor carry its data away. Returns the hash that was compared, for `lockVerifiedUser`. An
 * account without a password sets one first, which takes a code sent to its phone.
 */
export async function assertOwnPassword(context: RequestContext, password: string): Promise<string> {
  const { userId } = context.user();
  const { passwordHash } = await getUser(context.services.db.read, userId);
  if (passwordHash === null) throw new ShopError('PASSWORD_UNSET');
  const right = await checkOwnPassword(context.services, { userId, passwordHash, password });
  if (!right) throw new ShopError('PASSWORD_WRONG');
  return passwordHash;
}
