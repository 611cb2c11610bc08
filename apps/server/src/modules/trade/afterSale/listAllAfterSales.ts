import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';

/** All that a user ever asked for, for the export of their data. */
export async function listAllAfterSales(db: Reader, userId: string) {
  const { rows } = await sql`
    select order_no, kind, state, reason, description, money_fen, shipping_fen, integral_back, refund_to, decision_note,
      applied_at, refunded_at, ended_at,
      (
        select json_agg(json_build_object('lineId', line_id, 'pieces', pieces, 'moneyFen', line.money_fen) order by line_id)
        from after_sale_lines as line where line.user_id = request.user_id and line.after_sale_id = request.id
      ) as lines
    from after_sales as request where user_id = ${userId} order by id desc`.execute(db);
  return rows;
}
