import { sql } from 'kysely';

/** Pieces that are reserved for prizes: still to be won in periods that run, or won and not claimed. */
export const piecesOfPrizes = sql`
  select sku_id, stock - won as pieces from draw_prizes as prize
  where sku_id is not null and not exists (select from draw_reveals as shown where shown.period_id = prize.period_id)
  union all
  select sku_id, 1 from draws
  join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
  where holds_piece`;
