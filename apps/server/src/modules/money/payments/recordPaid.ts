import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { unpaidStates } from './paymentStates.ts';
import { gatewayNumber } from './gatewayNumber.ts';
import { type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly amountFen: number;
  readonly title: string;
  readonly now: Date;
}

/**
 * A payment from the balance: paid as soon as it is made, with no gateway outside. The caller has locked the payable and
 * moves the money from the balance to `clearing` itself.
 */
export async function recordPaid(tx: Tx, input: Input): Promise<PaymentRecord> {
  const { id } = input;
  try {
    const row = await tx
      .with('ended', (db) =>
        // Open tries at gateways are no longer wanted: their sweep closes them.
        db
          .updateTable('payments')
          .set({ ended_at: input.now, ask_at: input.now })
          .where('payable_kind', '=', input.payable.kind)
          .where('payable_id', '=', input.payable.id)
          .where('user_id', '=', input.userId)
          .where('state', 'in', unpaidStates),
      )
      .insertInto('payments')
      .values({
        user_id: input.userId,
        id,
        payable_kind: input.payable.kind,
        payable_id: input.payable.id,
        gateway: 'balance',
        out_trade_no: gatewayNumber(id),
        title: input.title,
        amount_fen: input.amountFen,
        state: 'paid',
        transaction_id: id,
        created_at: input.now,
        expires_at: input.now,
        paid_at: input.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    announceLive(tx, liveChannels.payable(input.payable));
    return toPaymentRecord(row);
  } catch (error) {
    if (violatedConstraint(error) === 'payments_one_counts') throw new ShopError('PAYMENT_DONE');
    throw error;
  }
}
