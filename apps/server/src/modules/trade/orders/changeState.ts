import type { PaidWith } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { deals } from './deals.ts';
import { type Order, type OrderColumns, orderOf } from './Order.ts';
import { type OrderStep, orderSteps } from './orderStates.ts';

interface Input {
  readonly order: { readonly userId: string; readonly id: string };
  readonly step: Exclude<OrderStep, 'create'>;
  readonly by: { readonly kind: 'user' | 'staff'; readonly id: string } | { readonly kind: 'shop' };
  /** Text in the order's history. */
  readonly reason: string;
  /** Set together with the step: the day of automatic receipt, and the payment. */
  readonly receiveBy?: Date;
  /** Set when it held its goods and was not paid. */
  readonly hasLapsed?: boolean;
  readonly payment?: { readonly id: string | null; readonly with: PaidWith };
  readonly now: Date;
}

/** Takes one step, if the order is where the step begins, and writes it down: one statement. Else ORDER_CHANGED. */
export async function changeState(tx: Tx, input: Input): Promise<Order> {
  const { order, step, by, reason, payment, now } = input;
  const { from, to } = orderSteps[step];
  const { rows } = await sql<OrderColumns>`
    with changed as (
      update orders set
        state = ${to},
        paid_at = case when ${payment !== undefined} then ${now}::timestamptz else paid_at end,
        payment_id = coalesce(${payment?.id ?? null}::uuid, payment_id),
        paid_with = coalesce(${payment?.with ?? null}::text, paid_with),
        dispatched_at = case when ${to} = 'awaitingReceipt' then ${now}::timestamptz else dispatched_at end,
        receive_by = coalesce(${input.receiveBy ?? null}::timestamptz, receive_by),
        completed_at = case when ${to} = 'completed' then ${now}::timestamptz end,
        closed_at = case when ${to} = 'closed' then ${now}::timestamptz end,
        lapsed_at = case when ${input.hasLapsed ?? false}::boolean then ${now}::timestamptz end
      where user_id = ${order.userId} and id = ${order.id} and state = ${from}
      returning *
    ), history as (
      insert into order_history (user_id, order_id, position, from_state, to_state, by_kind, by_id, reason, at)
      select user_id, id, (
          select max(position) + 1 from order_history where user_id = ${order.userId} and order_id = ${order.id}
        ), ${from}, ${to}, ${by.kind}, ${'id' in by ? by.id : null}::uuid, ${reason}, ${now}
      from changed
    )${payment === undefined ? sql`` : sql`, ${deals({ userId: order.userId, now })}`}
    select * from changed`.execute(tx);
  const [row] = rows;
  if (!row) throw new ShopError('ORDER_CHANGED', { step });
  announceLive(tx, liveChannels.order(order.id));
  return orderOf(row);
}
