import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** Invoices that were asked for and not issued yet. */
export async function sumWaitingInvoices(db: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*) as count, min(requested_at) as "oldestAt" from invoice_requests where state = 'requested'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
