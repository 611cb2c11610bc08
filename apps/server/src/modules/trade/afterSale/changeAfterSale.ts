import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { AfterSales } from '../../../platform/database/schema.gen.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import { type AfterSale, afterSaleOf } from './AfterSale.ts';
import { type AfterSaleStep, afterStep } from './afterSaleStates.ts';

interface Input {
  readonly afterSale: AfterSale;
  readonly step: AfterSaleStep;
  readonly by: { readonly kind: 'user' | 'staff'; readonly id: string } | { readonly kind: 'shop' };
  /** Text in the request's history; for staff, the reason of the decision. */
  readonly note?: string;
  readonly now: Date;
}

/** Takes one step, if the request is where the step begins, and writes it down: one statement. Else AFTER_SALE_CHANGED. */
export async function changeAfterSale(tx: Tx, { afterSale, step, by, note = '', now }: Input): Promise<AfterSale> {
  const { userId, id, state: from } = afterSale;
  const to = afterStep(step, from);
  if (!to) throw new ShopError('AFTER_SALE_CHANGED', { step, from });
  const decidedBy = by.kind === 'staff' ? by.id : null;
  const hasEnded = to === 'refunded' || to === 'rejected' || to === 'cancelled';
  const { rows } = await sql<Selectable<AfterSales>>`
    with changed as (
      update after_sales set
        state = ${to},
        decided_by = coalesce(${decidedBy}::uuid, decided_by),
        decided_at = case when ${decidedBy}::uuid is null then decided_at else ${now}::timestamptz end,
        decision_note = case when ${decidedBy}::uuid is null or ${note} = '' then decision_note else ${note} end,
        refunded_at = case when ${to} = 'refunded' then ${now}::timestamptz end,
        ended_at = case when ${hasEnded} then ${now}::timestamptz end
      where user_id = ${userId} and id = ${id} and state = ${from}
      returning *
    ), history as (
      insert into after_sale_history (user_id, after_sale_id, position, from_state, to_state, by_kind, by_id, note, at)
      select user_id, id, (
          select max(position) + 1 from after_sale_history where user_id = ${userId} and after_sale_id = ${id}
        ), ${from}, ${to}, ${by.kind}, ${'id' in by ? by.id : null}::uuid, ${note}, ${now}
      from changed
    )
    select * from changed`.execute(tx);
  const [row] = rows;
  if (!row) throw new ShopError('AFTER_SALE_CHANGED', { step });
  announceLive(tx, liveChannels.order(afterSale.orderId));
  return afterSaleOf(row);
}
