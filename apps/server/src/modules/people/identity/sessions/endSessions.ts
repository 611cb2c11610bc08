import type { Tx } from '../../../../platform/database/Tx.ts';
import { afterCommit } from '../../../../platform/effects/transactionEnd.ts';
import { forgetDevices } from '../devices/forgetDevices.ts';

type EndReason = 'logout' | 'revoked' | 'reuse' | 'passwordReset' | 'passwordChange' | 'closed';

/** Whether the browser is a stranger afterwards: everywhere but where its own user logged out. */
const forgetsDevice: Readonly<Record<EndReason, boolean>> = {
  logout: false,
  revoked: true,
  reuse: true,
  passwordReset: true,
  passwordChange: true,
  closed: true,
};

interface Input {
  readonly userId: string;
  /** This session alone … */
  readonly only?: string;
  /** … or all but this one; neither: all. */
  readonly except?: string;
  readonly reason: EndReason;
  readonly now: Date;
}

/** Ends live sessions and uses up their refresh tokens; their access tokens are refused from the commit on. Returns how many ended. */
export async function endSessions(tx: Tx, input: Input): Promise<number> {
  let ending = tx
    .updateTable('sessions')
    .set({ ended_at: input.now, end_reason: input.reason })
    .where('user_id', '=', input.userId)
    .where('ended_at', 'is', null);
  if (input.only) ending = ending.where('id', '=', input.only);
  if (input.except) ending = ending.where('id', '!=', input.except);
  const ended = (await ending.returning('id').execute()).map(({ id }) => id);
  if (ended.length > 0) {
    await tx
      .updateTable('refresh_tokens')
      .set({ used_at: input.now })
      .where('user_id', '=', input.userId)
      .where(
        'session_id',
        'in',
        tx.selectFrom('sessions').select('id').where('user_id', '=', input.userId).where('ended_at', 'is not', null),
      )
      .where('used_at', 'is', null)
      .execute();
  }
  if (forgetsDevice[input.reason]) await forgetDevices(tx, input);
  for (const sessionId of ended) afterCommit(tx, { kind: 'sessionEnded', sessionId });
  return ended.length;
}
