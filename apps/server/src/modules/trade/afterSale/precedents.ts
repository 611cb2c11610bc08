import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { AfterSaleReason } from './AfterSale.ts';

interface Precedent {
  readonly id: string;
  readonly description: string;
  readonly reason: AfterSaleReason;
  readonly state: string;
  readonly totalFen: number;
  readonly decidedBy: string | null;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
}

/** A line of an order, as requests know it. */
export interface LineKey {
  readonly userId: string;
  readonly orderId: string;
  readonly lineId: string;
}

/** Requests about some lines, the newest first. One statement, by the orders of the lines. */
export async function listAboutLines(db: Reader, lines: readonly LineKey[]): Promise<Precedent[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<Precedent>`
    select request.id, request.description, request.reason, request.state,
      request.money_fen + request.shipping_fen as "totalFen", request.decided_by as "decidedBy",
      request.applied_at as "appliedAt", request.decided_at as "decidedAt"
    from unnest(
      ${lines.map(({ userId }) => userId)}::uuid[], ${lines.map(({ orderId }) => orderId)}::uuid[],
      ${lines.map(({ lineId }) => lineId)}::uuid[]
    ) as wanted (user_id, order_id, line_id)
    join after_sales as request on request.user_id = wanted.user_id and request.order_id = wanted.order_id
    join after_sale_lines as part
      on part.user_id = request.user_id and part.after_sale_id = request.id and part.line_id = wanted.line_id
    order by request.applied_at desc`.execute(db);
  return rows;
}
