import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** What arrived at the bank of a day's settlement, as finance read it there. */
export interface Arrival {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly amountFen: number;
  readonly arrivedOn: string;
  readonly note: string;
  readonly version: number;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}

type Key = Pick<Arrival, 'gateway' | 'day'>;

export async function findArrivals(db: Reader, keys: readonly Key[]): Promise<Arrival[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Arrival>`
    select gateway, day::text as day, amount_fen as "amountFen", arrived_on::text as "arrivedOn", note, version,
      entered_by as "enteredBy", entered_at as "enteredAt"
    from bank_arrivals where (gateway::text, day::date) in (
      select * from unnest(${keys.map(({ gateway }) => gateway)}::text[], ${keys.map(({ day }) => day)}::date[]))`.execute(
    db,
  );
  return rows;
}

/** `version` as it was read, 0 for nothing: false when somebody else has entered something since. */
export async function enterArrival(
  tx: Tx,
  input: Omit<Arrival, 'enteredBy' | 'enteredAt'> & { readonly staffId: string; readonly now: Date },
): Promise<boolean> {
  const { gateway, day, amountFen, arrivedOn, note, version, staffId, now } = input;
  const { rows } = await sql`
    insert into bank_arrivals as known (gateway, day, amount_fen, arrived_on, note, version, entered_by, entered_at)
    values (${gateway}, ${day}, ${amountFen}, ${arrivedOn}, ${note}, ${version + 1}, ${staffId}, ${now})
    on conflict (gateway, day) do update
    set amount_fen = excluded.amount_fen, arrived_on = excluded.arrived_on, note = excluded.note,
      version = excluded.version, entered_by = excluded.entered_by, entered_at = excluded.entered_at
    where known.version = ${version}
    returning 1`.execute(tx);
  return rows.length === 1;
}
