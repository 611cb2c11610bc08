import type { Tx } from '../../../platform/database/createDatabase.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** Uses a code up: of two who show the same one at once, one is refused. So is who was dismissed in the meantime. */
export async function useTotpStep(tx: Tx, input: { staffId: string; totpStep: number }): Promise<void> {
  const used = await tx
    .updateTable('staff_members')
    .set({ last_totp_step: input.totpStep })
    .where('id', '=', input.staffId)
    .where('state', '=', 'active')
    .where('last_totp_step', '<', input.totpStep)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new ShopError('STAFF_LOGIN_REFUSED');
}
