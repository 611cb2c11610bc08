import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

interface Input {
  readonly gateway: OutsideGateway;
  /** The last business day whose statement is ready, and the number of days to look back from it. */
  readonly lastDay: string;
  readonly days: number;
  /** A day with an open difference is compared again if that has not happened since. */
  readonly comparedBefore: Date;
}

/**
 * Days that were not compared yet, the oldest first, then those with a difference: the statement of the following day, which may
 * explain it, has been read by then.
 */
export async function listDaysToReconcile(db: Reader, input: Input): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day.day::text as day
    from (select ${input.lastDay}::date - back as day from generate_series(0, ${input.days}::integer - 1) as back) as day
    left join reconciliations as compared on compared.gateway = ${input.gateway} and compared.day = day.day
    where compared.day is null or (compared.compared_at < ${input.comparedBefore} and exists (
      select from reconciliation_differences as difference
      where difference.gateway = ${input.gateway} and difference.day = day.day and difference.state = 'open'))
    order by compared.day is not null, day.day`.execute(db);
  return rows.map(({ day }) => day);
}
