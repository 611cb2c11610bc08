import { banUser, endSessions, findUserForStaff, unbanUser } from '../../modules/people/identity/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Verdict {
  readonly userId: string;
  readonly staffId: string;
  readonly reason: string;
  readonly now: Date;
}

const targetOf = (userId: string) => ({ kind: 'user', id: userId });

/** Shuts an account until it is opened again. Money and orders stay as they are. */
export async function shutAccount(tx: Tx, verdict: Verdict): Promise<void> {
  const { userId, staffId, reason, now } = verdict;
  const endedSessions = await banUser(tx, verdict);
  const [before, after] = [{ state: 'active' }, { state: 'banned', reason, endedSessions }];
  await recordAudit(tx, { staffId, action: 'user.ban', target: targetOf(userId), before, after, now });
}

export async function openAccount(tx: Tx, verdict: Verdict): Promise<void> {
  const { userId, staffId, reason, now } = verdict;
  const banReason = await unbanUser(tx, verdict);
  const [before, after] = [
    { state: 'banned', reason: banReason },
    { state: 'active', reason },
  ];
  await recordAudit(tx, { staffId, action: 'user.unban', target: targetOf(userId), before, after, now });
}

/** Of a user who lost a phone, or whose account somebody else uses. All of them, or one. */
export async function endUserSessions(
  tx: Tx,
  { userId, staffId, reason, sessionId, now }: Verdict & { readonly sessionId: string | undefined },
): Promise<number> {
  if (!(await findUserForStaff(tx, userId))) throw new ShopError('NOT_FOUND');
  const only = sessionId === undefined ? {} : { only: sessionId };
  const ended = await endSessions(tx, { userId, ...only, reason: 'revoked', now });
  if (ended === 0 && sessionId !== undefined) throw new ShopError('NOT_FOUND');
  const before = { liveSessions: ended };
  const after = { liveSessions: 0, sessionId: sessionId ?? null, reason };
  await recordAudit(tx, { staffId, action: 'user.endSessions', target: targetOf(userId), before, after, now });
  return ended;
}
