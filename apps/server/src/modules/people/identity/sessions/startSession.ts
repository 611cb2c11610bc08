import { DAY_MS, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { sha256 } from '../../../../platform/crypto/hashing.ts';
import { refuseBanned } from '../bans/userBans.ts';
import { rememberDevice } from '../devices/rememberDevice.ts';
import { newRefreshToken } from './refreshToken.ts';

export interface Device {
  /** The key by which the browser is known again from now on; without one it stays a stranger. */
  readonly key?: string;
  readonly browserId: string;
  readonly device: string;
  readonly address: string;
}

/** One login: a session with the first refresh token of its family. */
export async function startSession(
  tx: Tx,
  input: { userId: string; device: Device; refreshTokenDays: number; now: Date },
): Promise<{ sessionId: string; refreshToken: string }> {
  const { userId, device, now } = input;
  const sessionId = newId();
  const { token, hash } = newRefreshToken(userId);
  await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      id: sessionId,
      browser_id: device.browserId,
      device: device.device,
      address: device.address,
      device_hash: device.key === undefined ? null : sha256(device.key),
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  await refuseBanned(tx, userId);
  await tx
    .insertInto('refresh_tokens')
    .values({
      user_id: userId,
      hash,
      session_id: sessionId,
      issued_at: now,
      expires_at: new Date(now.getTime() + input.refreshTokenDays * DAY_MS),
    })
    .execute();
  if (device.key !== undefined) await rememberDevice(tx, { userId, key: device.key, now });
  return { sessionId, refreshToken: token };
}
