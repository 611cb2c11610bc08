import type { PaidWith } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { OrderKindName } from './OrderKindName.ts';
import { type OrderStep, orderSteps } from './orderStates.ts';

interface Input {
  readonly userId: string;
  /** All orders of this kind about one thing: those of a batch. */
  readonly kind: OrderKindName;
  readonly subjectId: string;
  readonly step: Extract<OrderStep, 'pay' | 'close'>;
  readonly by: { readonly kind: 'user'; readonly id: string } | { readonly kind: 'shop' };
  readonly reason: string;
  readonly payment?: { readonly id: string; readonly with: PaidWith };
  readonly now: Date;
}

interface Changed {
  readonly orders: number;
  readonly payFen: number;
}

/**
 * Takes one step with every order of a batch that stands where the step begins: one statement, which writes the histories too.
 * Answers how many there were and what they come to. The caller holds the batch, without which none of them changes.
 */
export async function changeStates(tx: Tx, input: Input): Promise<Changed> {
  const { userId, step, by, payment, now } = input;
  const { from, to } = orderSteps[step];
  // The kind is written out: its orders have an index of their own.
  const { rows } = await sql<Changed>`
    with changed as (
      update orders set
        state = ${to},
        paid_at = case when ${payment !== undefined} then ${now}::timestamptz else paid_at end,
        payment_id = coalesce(${payment?.id ?? null}::uuid, payment_id),
        paid_with = coalesce(${payment?.with ?? null}::text, paid_with),
        closed_at = case when ${to} = 'closed' then ${now}::timestamptz end
      where user_id = ${userId} and kind = ${sql.lit(input.kind)} and subject_id = ${input.subjectId} and state = ${from}
      returning id, pay_fen
    ), history as (
      insert into order_history (user_id, order_id, position, from_state, to_state, by_kind, by_id, reason, at)
      select ${userId}::uuid, changed.id, last.position + 1, ${from}, ${to}, ${by.kind}, ${'id' in by ? by.id : null}::uuid,
        ${input.reason}, ${now}::timestamptz
      from changed join lateral (
        select max(position) as position from order_history where user_id = ${userId} and order_id = changed.id
      ) as last on true
    )
    select count(*)::int as orders, coalesce(sum(pay_fen), 0)::int8 as "payFen" from changed`.execute(tx);
  return rows[0] ?? { orders: 0, payFen: 0 };
}
