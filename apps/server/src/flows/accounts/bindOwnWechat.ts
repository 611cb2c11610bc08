import { bindWechat, findUserByWechat, type WechatPerson } from '../../modules/people/identity/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { violatedConstraint } from '../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** A user who is logged in adds their WeChat, from which on it logs them in. Another account's WeChat stays where it is. The caller has locked the account: one that is being closed gets no new way in. */
export async function bindOwnWechat(
  tx: Tx,
  { userId, person, now }: { userId: string; person: WechatPerson; now: Date },
): Promise<void> {
  const owner = await findUserByWechat(tx, person);
  if (owner !== null && owner !== userId) throw new ShopError('WECHAT_TAKEN');
  const isBound = await bindWechat(tx, { userId, person, now }).catch((error: unknown) => {
    // Another account bound it at the same moment.
    throw violatedConstraint(error) === 'wechat_bindings_openid' ? new ShopError('WECHAT_TAKEN') : error;
  });
  if (!isBound) throw new ShopError('WECHAT_BOUND_ELSEWHERE');
}
