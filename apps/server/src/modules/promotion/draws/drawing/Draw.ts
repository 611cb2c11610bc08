import type { Odds } from '@jiwu/draws';
import { sql } from 'kysely';
import type { PrizeKind } from '../periods/DrawPeriod.ts';

/** A draw with every fact that a user needs to verify it. */
export interface Draw {
  readonly id: string;
  readonly periodId: string;
  readonly periodNumber: number;
  readonly number: number;
  readonly nonce: string;
  readonly roll: number;
  readonly odds: readonly (Odds[number] & { readonly name: string })[];
  readonly prize: { readonly position: number; readonly name: string; readonly kind: PrizeKind };
  readonly drawnAt: Date;
  /** Of goods: the order that sends them, once it is made. */
  readonly orderId: string | null;
  /** Of goods: until when their winner can say where to send them, and whether that is over. */
  readonly claimBy: Date | null;
  readonly isLapsed: boolean;
}

/** Names never change, so the odds keep positions alone. */
export const drawColumns = (now: Date) => sql`
  draws.id, draws.period_id as "periodId", period.number as "periodNumber", draws.number, nonce, roll,
  (
    select jsonb_agg(range || jsonb_build_object('name', named.name) order by range -> 'from')
    from jsonb_array_elements(odds) as range
    join draw_prizes as named on named.period_id = draws.period_id and named.position = (range ->> 'position')::smallint
  ) as odds,
  jsonb_build_object('position', prize.position, 'name', prize.name, 'kind', prize.kind) as prize,
  drawn_at as "drawnAt", order_id as "orderId", claim_by as "claimBy",
  order_id is null and coalesce(claim_by <= ${now}, false) as "isLapsed"
  from draws
  join draw_periods as period on period.id = draws.period_id
  join draw_prizes as prize on prize.period_id = draws.period_id and prize.position = prize_position`;
