import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';
import type { DayLine, OwnLine } from './compareDay.ts';

/** Our own lines of that business day, and any others that the gateway's statement names. */
export async function listOwnLines(
  db: Reader,
  input: { gateway: OutsideGateway; day: string; theirs: readonly DayLine[] },
): Promise<OwnLine[]> {
  const numbersOf = (kind: DayLine['kind']) =>
    input.theirs.filter((line) => line.kind === kind).map(({ number }) => number);
  const from = sql`${input.day}::date::timestamp at time zone 'Asia/Shanghai'`;
  const until = sql`(${input.day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
  // Around midnight the two sides may count a line to different days.
  const isExpected = sql`not exists (
    select from reconciliation_lines as nearby
    where nearby.gateway = ${input.gateway} and nearby.day in (${input.day}::date - 1, ${input.day}::date + 1)
      and nearby.kind = own.kind and nearby.number = own.number)`;
  // Two parts each, so that the index by time and the one by number are both used.
  const { rows } = await sql<OwnLine>`
    select kind, number, amount_fen as "amountFen", ${isExpected} as "isExpected" from (
      select 'capture' as kind, out_trade_no as number, amount_fen from payments
      where gateway = ${input.gateway} and state = 'paid' and paid_at >= ${from} and paid_at < ${until}
      union all
      select 'refund', out_refund_no, refund.amount_fen
      from payment_refunds as refund
      join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
      where gateway = ${input.gateway} and refund.state = 'succeeded' and refund.went = 'gateway' and finished_at >= ${from} and finished_at < ${until}
    ) as own
    union all
    select 'capture', out_trade_no, amount_fen, false from payments
    where out_trade_no = any(${numbersOf('capture')}::text[]) and gateway = ${input.gateway} and state = 'paid'
      and not (paid_at >= ${from} and paid_at < ${until})
    union all
    select 'refund', out_refund_no, refund.amount_fen, false
    from payment_refunds as refund
    join payments as payment on payment.user_id = refund.user_id and payment.id = refund.payment_id
    where out_refund_no = any(${numbersOf('refund')}::text[]) and gateway = ${input.gateway} and refund.state = 'succeeded' and refund.went = 'gateway'
      and not (finished_at >= ${from} and finished_at < ${until})`.execute(db);
  return rows;
}
