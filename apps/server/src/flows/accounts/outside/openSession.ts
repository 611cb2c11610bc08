import type { Session } from '@jiwu/contract';
import { type Device, signAccessToken, startSession } from '../../../modules/people/identity/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';
import { loadOperator } from '../queries/loadOperator.ts';

/** The last step of every way to log in. */
export async function openSession(
  tx: Tx,
  services: Services,
  input: { userId: string; device: Device },
): Promise<Session> {
  const now = services.clock();
  const { sessionId, refreshToken } = await startSession(tx, {
    ...input,
    refreshTokenDays: services.config.REFRESH_TOKEN_DAYS,
    now,
  });
  const token = await signAccessToken(services.config, { userId: input.userId, sessionId }, now);
  return { token, refreshToken, operator: await loadOperator(tx, { userId: input.userId, now }) };
}
