import type { PayDevice } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { gatewayNumber } from './gatewayNumber.ts';
import { type OutsideGateway, type PaymentRecord, toPaymentRecord } from './PaymentRecord.ts';
import { unpaidStates } from './paymentStates.ts';

const UNPAID_PER_USER = 20;
const FIRST_ASK_MS = 10_000;

interface Input {
  readonly userId: string;
  readonly payable: { readonly kind: string; readonly id: string };
  readonly gateway: OutsideGateway;
  /** A computer unless the payer says otherwise. */
  readonly device?: PayDevice;
  readonly amountFen: number;
  readonly title: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** A new try to pay. It is known here before the gateway hears of it, so nothing can be paid that we do not know. */
export async function createPayment(tx: Tx, input: Input): Promise<PaymentRecord> {
  await assertFewUnpaid(tx, input.userId);
  const id = newId();
  const row = await tx
    .insertInto('payments')
    .values({
      user_id: input.userId,
      id,
      payable_kind: input.payable.kind,
      payable_id: input.payable.id,
      gateway: input.gateway,
      device: input.device ?? 'computer',
      out_trade_no: gatewayNumber(id),
      title: input.title,
      amount_fen: input.amountFen,
      state: 'created',
      created_at: input.now,
      expires_at: input.expiresAt,
      ask_at: new Date(input.now.getTime() + FIRST_ASK_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPaymentRecord(row);
}

/** One at a time for a user: the limit is a rule over several rows. */
async function assertFewUnpaid(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', unpaidStates)
    .executeTakeFirstOrThrow();
  if (count >= UNPAID_PER_USER) throw new ShopError('PAYMENT_TOO_MANY');
}
