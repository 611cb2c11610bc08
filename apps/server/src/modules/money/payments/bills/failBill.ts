import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly day: string;
  /** A code, never what somebody else wrote. */
  readonly failure: string;
  /** The business day. */
  readonly today: string;
  readonly now: Date;
}

/** The bill waits for the next try. True: somebody is to be told, when it begins and once a day. */
export async function failBill(tx: Tx, { gateway, day, failure, today, now }: Input): Promise<boolean> {
  await sql`insert into gateway_bills (gateway, day) values (${gateway}, ${day}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ told: boolean }>`
    with before as materialized (
      select told_on from gateway_bills where gateway = ${gateway} and day = ${day} and booked_at is null for update
    )
    update gateway_bills
    set failed_since = coalesce(failed_since, ${now}), failure = ${failure.slice(0, 100)}, told_on = ${today}
    from before
    where gateway = ${gateway} and day = ${day} and booked_at is null
    returning before.told_on is not distinct from ${today}::date as told`.execute(tx);
  return rows[0]?.told === false;
}
