import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { violatedConstraint } from '../../../platform/database/violatedConstraint.ts';
import { closeEndedSoon, endingOfOpen } from './endOpenPayments.ts';
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
      // Open tries at gateways are no longer wanted.
      .with('ended', (db) => endingOfOpen(db, input).returning('id'))
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
      .returning(sql<boolean>`exists (select from ended)`.as('ends_others'))
      .executeTakeFirstOrThrow();
    if (row.ends_others) await closeEndedSoon(tx);
    announceLive(tx, liveChannels.payable(input.payable));
    return toPaymentRecord(row);
  } catch (error) {
    if (violatedConstraint(error) === 'payments_one_counts') throw new ShopError('PAYMENT_DONE');
    throw error;
  }
}
