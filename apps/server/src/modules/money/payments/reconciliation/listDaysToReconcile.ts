import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

interface Input {
  readonly gateway: OutsideGateway;
  /** The last business day whose statement is ready. */
  readonly lastDay: string;
  /** A day with an open difference is compared again if that has not happened since. */
  readonly comparedBefore: Date;
}

/** Gateways keep their bills for so long. */
const KEPT_DAYS = 90;
/** Compared whatever our books say: the gateway may have what we know nothing of. And for so long a difference may still resolve itself. */
const RECENT_DAYS = 7;

/**
 * Days that were not compared yet, the oldest first: none drops out while there is a bill to be had. Then those with a difference:
 * the statement of the following day, which may explain it, has been read by then.
 */
export async function listDaysToReconcile(db: Reader, input: Input): Promise<{ day: string; isNew: boolean }[]> {
  const { gateway, lastDay } = input;
  const { rows } = await sql<{ day: string; isNew: boolean }>`
    with first as (
      select least(
        (select min(day) from reconciliations where gateway = ${gateway}),
        (select (min(paid_at) at time zone 'Asia/Shanghai')::date from payments where gateway = ${gateway} and state = 'paid'),
        ${lastDay}::date - ${RECENT_DAYS - 1}::integer) as day
    )
    select day.day::text as day, compared.day is null as "isNew"
    from (
      select ${lastDay}::date - back as day from generate_series(0, ${KEPT_DAYS - 1}::integer) as back
    ) as day
    join first on first.day <= day.day
    left join reconciliations as compared on compared.gateway = ${gateway} and compared.day = day.day
    where compared.day is null or (compared.compared_at < ${input.comparedBefore}
      and day.day > ${lastDay}::date - ${RECENT_DAYS}::integer and exists (
        select from reconciliation_differences as difference
        where difference.gateway = ${gateway} and difference.day = day.day and difference.state = 'open'))
    order by compared.day is not null, day.day`.execute(db);
  return rows;
}
