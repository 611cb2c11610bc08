import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** Days that were compared and whose bill was not booked, the oldest first, while gateways keep them: the books begin where the day before ended. */
export async function listDaysToBook(
  db: Reader,
  { gateway, keptSince }: { gateway: OutsideGateway; keptSince: string },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select compared.day::text as day from reconciliations as compared
    left join gateway_bills as bill on bill.gateway = compared.gateway and bill.day = compared.day
    where compared.gateway = ${gateway} and compared.day >= ${keptSince}::date and bill.booked_at is null
    order by compared.day`.execute(db);
  return rows.map(({ day }) => day);
}
