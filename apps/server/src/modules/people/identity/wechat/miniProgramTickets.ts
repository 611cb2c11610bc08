import { randomKey, sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { WechatPerson } from './WechatPerson.ts';

const LIFETIME_MS = 5 * 60_000;

/**
 * A login code has two keys. The scene is in the picture for all to see and lets a phone scan; the poll key stays with the page
 * and fetches the result. Photographing the code is therefore not enough to collect the login.
 */
export async function issueTicket(
  tx: Tx,
  input: { browserId: string; scene: string; now: Date },
): Promise<{ pollKey: string; expiresInSeconds: number }> {
  const pollKey = randomKey(32);
  const expiresAt = new Date(input.now.getTime() + LIFETIME_MS);
  await tx
    .insertInto('wechat_mp_tickets')
    .values({
      scene_hash: sha256(input.scene),
      poll_key_hash: sha256(pollKey),
      browser_id: input.browserId,
      state: 'waiting',
      created_at: input.now,
      expires_at: expiresAt,
    })
    .execute();
  return { pollKey, expiresInSeconds: LIFETIME_MS / 1000 };
}

/** waiting → scanned, by one phone only; that phone alone holds the confirm key. */
export async function scanTicket(
  tx: Tx,
  input: { scene: string; person: WechatPerson; now: Date },
): Promise<{ confirmKey: string; expiresAt: Date }> {
  const confirmKey = randomKey(32);
  const scanned = await tx
    .updateTable('wechat_mp_tickets')
    .set({
      state: 'scanned',
      confirm_key_hash: sha256(confirmKey),
      openid: input.person.openid,
      unionid: input.person.unionid,
      nickname: input.person.nickname,
    })
    .where('scene_hash', '=', sha256(input.scene))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', input.now)
    .returning('expires_at')
    .executeTakeFirst();
  if (!scanned) throw new ShopError('QR_EXPIRED');
  return { confirmKey, expiresAt: scanned.expires_at };
}

/** scanned → confirmed or refused. Too late is refused. */
export async function decideTicket(
  tx: Tx,
  input: { scene: string; confirmKey: string; decision: 'confirm' | 'refuse'; now: Date },
): Promise<'confirmed' | 'refused'> {
  const state = input.decision === 'confirm' ? 'confirmed' : 'refused';
  const decided = await tx
    .updateTable('wechat_mp_tickets')
    .set({ state })
    .where('scene_hash', '=', sha256(input.scene))
    .where('confirm_key_hash', '=', sha256(input.confirmKey))
    .where('state', '=', 'scanned')
    .where('expires_at', '>', input.now)
    .executeTakeFirst();
  if (decided.numUpdatedRows !== 1n) throw new ShopError('QR_EXPIRED');
  return state;
}

/** The state for the page that shows the code. Another browser, or an unknown key, sees an expired code. */
export async function readTicket(db: Reader, input: { pollKey: string; browserId: string; now: Date }) {
  const ticket = await db
    .selectFrom('wechat_mp_tickets')
    .select(['state', 'nickname'])
    .where('poll_key_hash', '=', sha256(input.pollKey))
    .where('browser_id', '=', input.browserId)
    .where('expires_at', '>', input.now)
    .executeTakeFirst();
  if (!ticket || ticket.state === 'consumed') return { state: 'expired' as const, nickname: null };
  return { state: ticket.state as 'waiting' | 'scanned' | 'confirmed' | 'refused', nickname: ticket.nickname };
}

/** confirmed → consumed, once: one code makes one session. */
export async function consumeTicket(
  tx: Tx,
  input: { pollKey: string; browserId: string; now: Date },
): Promise<WechatPerson> {
  const consumed = await tx
    .updateTable('wechat_mp_tickets')
    .set({ state: 'consumed' })
    .where('poll_key_hash', '=', sha256(input.pollKey))
    .where('browser_id', '=', input.browserId)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', input.now)
    .returning(['openid', 'unionid', 'nickname'])
    .executeTakeFirst();
  if (!consumed?.openid || !consumed.nickname) throw new ShopError('QR_EXPIRED');
  return { app: 'miniProgram', openid: consumed.openid, unionid: consumed.unionid, nickname: consumed.nickname };
}
