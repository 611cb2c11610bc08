import { randomKey, sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { WechatPerson } from './WechatPerson.ts';

const LIFETIME_MS = 15 * 60_000;

/** For a WeChat person without an account: lets this browser, and no other, add a phone number to the login. */
export async function issueBindKey(
  tx: Tx,
  input: { person: WechatPerson; browserId: string; now: Date },
): Promise<string> {
  const key = randomKey(32);
  await tx
    .insertInto('wechat_bind_keys')
    .values({
      ...input.person,
      key_hash: sha256(key),
      browser_id: input.browserId,
      created_at: input.now,
      expires_at: new Date(input.now.getTime() + LIFETIME_MS),
    })
    .execute();
  return key;
}

export async function useBindKey(
  tx: Tx,
  input: { bindKey: string; browserId: string; now: Date },
): Promise<WechatPerson> {
  const used = await tx
    .updateTable('wechat_bind_keys')
    .set({ used_at: input.now })
    .where('key_hash', '=', sha256(input.bindKey))
    .where('browser_id', '=', input.browserId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', input.now)
    .returning(['app', 'openid', 'unionid', 'nickname'])
    .executeTakeFirst();
  if (!used) throw new ShopError('QR_EXPIRED');
  return { ...used, app: used.app as WechatPerson['app'] };
}
