import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { WechatPerson } from './WechatPerson.ts';

/** The account of a WeChat person: by this app's openid, else by the unionid that all our apps share. */
export async function findUserByWechat(db: Reader, person: WechatPerson): Promise<string | null> {
  const rows = await db
    .selectFrom('wechat_bindings')
    .select(['user_id', 'app', 'openid'])
    .where((where) =>
      where.or([
        where.and([where('app', '=', person.app), where('openid', '=', person.openid)]),
        ...(person.unionid ? [where('unionid', '=', person.unionid)] : []),
      ]),
    )
    .execute();
  const exact = rows.find((row) => row.app === person.app && row.openid === person.openid);
  return (exact ?? rows[0])?.user_id ?? null;
}

/** One WeChat per account and app; the same one again only renews the nickname. False when another one is bound. */
export async function bindWechat(tx: Tx, input: { userId: string; person: WechatPerson; now: Date }): Promise<boolean> {
  const { userId, person, now } = input;
  const bound = await tx
    .insertInto('wechat_bindings')
    .values({
      user_id: userId,
      app: person.app,
      openid: person.openid,
      unionid: person.unionid,
      nickname: person.nickname,
      bound_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'app'])
        .doUpdateSet({ nickname: person.nickname, unionid: person.unionid })
        .where('wechat_bindings.openid', '=', person.openid),
    )
    .returning('user_id')
    .executeTakeFirst();
  return bound !== undefined;
}

export async function findWechatNickname(db: Reader, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('wechat_bindings')
    .select('nickname')
    .where('user_id', '=', userId)
    .orderBy('bound_at', 'desc')
    .executeTakeFirst();
  return row?.nickname ?? null;
}

export async function unbindWechat(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('wechat_bindings').where('user_id', '=', userId).execute();
}
