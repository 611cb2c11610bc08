import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { postHold, voidHold } from '../../ledger/index.ts';
import type { Payable } from '../../payments/index.ts';
import { lockWallet } from '../lots/lockWallet.ts';
import { useLots } from '../lots/useLots.ts';
import { refundCauses } from './refundCauses.ts';

/** The gateway has decided: the held amount leaves the balance, or is free again. */
export const endRechargeRefund: Payable['onRefundEnded'] = async (tx, { causeId, userId, outcome, now }) => {
  await lockWallet(tx, userId);
  const recharge = await tx
    .selectFrom('recharges')
    .select(['id', 'state', 'bonus_back_fen', 'bonus_spent_fen'])
    .where('user_id', '=', userId)
    .where('refund_request_id', '=', causeId)
    .forUpdate()
    .executeTakeFirst();
  assert(recharge?.state === 'refunding', 'a refund that ends was under way');
  const causes = refundCauses(causeId);
  const heldBonus = (recharge.bonus_back_fen ?? 0) + (recharge.bonus_spent_fen ?? 0) > 0;
  const end = outcome === 'succeeded' ? postHold : voidHold;
  await end(tx, { cause: causes.principal, now });
  if (heldBonus) await end(tx, { cause: causes.bonus, now });
  if (outcome === 'failed') await giveLotsBack(tx, { userId, causeId, now });
  const nothing = { refund_request_id: null, refund_fen: null, bonus_back_fen: null, bonus_spent_fen: null };
  await tx
    .updateTable('recharges')
    .set(outcome === 'succeeded' ? { state: 'refunded' } : { state: 'paid', ...nothing })
    .where('user_id', '=', userId)
    .where('id', '=', recharge.id)
    .execute();
};

async function giveLotsBack(tx: Tx, input: { userId: string; causeId: string; now: Date }): Promise<void> {
  const { userId, causeId, now } = input;
  const taken = await tx
    .selectFrom('wallet_lot_uses')
    .select(['lot_id', 'amount_fen'])
    .where('user_id', '=', userId)
    .where('cause_kind', '=', 'rechargeRefund')
    .where('cause_id', '=', causeId)
    .execute();
  const uses = taken.map((use) => ({ lotId: use.lot_id, amountFen: -use.amount_fen }));
  await useLots(tx, { userId, uses, cause: { kind: 'rechargeRefundFailed', id: causeId }, now });
}
