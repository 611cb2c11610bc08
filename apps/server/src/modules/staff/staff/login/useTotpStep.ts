import type { ErrorCode } from '@jiwu/contract';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** Uses a code up: of two who show the same code at once, one is refused. So is a member who was dismissed meanwhile. */
export async function useTotpStep(
  tx: Tx,
  input: { staffId: string; totpStep: number; refusal?: ErrorCode },
): Promise<void> {
  const used = await tx
    .updateTable('staff_members')
    .set({ last_totp_step: input.totpStep })
    .where('id', '=', input.staffId)
    .where('state', '=', 'active')
    .where('last_totp_step', '<', input.totpStep)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new ShopError(input.refusal ?? 'STAFF_LOGIN_REFUSED');
}
