import { rules } from '@jiwu/contract';
import { HOUR_MS, newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { IDLE_MS } from './authenticateStaff.ts';
import { signStaffToken } from './staffToken.ts';

const SESSION_MS = rules.staff.sessionHours * HOUR_MS;

interface Input {
  readonly staffId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly config: { readonly TOKEN_SECRET: string };
  readonly now: Date;
}

/** One sign-in, for a working day at most; there is nothing to renew it with. */
export async function startStaffSession(
  tx: Tx,
  { staffId, address, userAgent, config, now }: Input,
): Promise<{ sessionId: string; token: string; expiresAt: Date; idleEndsAt: Date }> {
  const sessionId = newId();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await tx
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      id: sessionId,
      address,
      user_agent: userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const token = await signStaffToken(config, { staffId, sessionId }, { now, expiresAt });
  return { sessionId, token, expiresAt, idleEndsAt: new Date(now.getTime() + IDLE_MS) };
}
