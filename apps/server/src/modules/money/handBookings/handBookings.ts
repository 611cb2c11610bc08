import type { OutsideGateway, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

export type ByHand = (typeof rules.ledger.byHand)[number];

/** A transfer between two accounts of the house that a person asked for. */
export interface HandBooking {
  readonly id: string;
  readonly no: string;
  readonly from: ByHand;
  readonly to: ByHand;
  readonly amountFen: number;
  /** The difference that it settles. */
  readonly difference: {
    readonly gateway: OutsideGateway;
    readonly day: string;
    readonly kind: 'capture' | 'refund';
    readonly number: string;
  } | null;
  readonly reason: string;
  readonly state: 'asked' | 'done' | 'dropped';
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
}

type Wish = Pick<HandBooking, 'from' | 'to' | 'amountFen' | 'difference' | 'reason'>;

/** A second one for the same difference makes the statement fail: the caller holds the difference. */
export async function insertHandBooking(
  tx: Tx,
  wish: Wish & { readonly staffId: string; readonly now: Date },
): Promise<HandBooking> {
  const { from, to, amountFen, difference, reason, staffId, now } = wish;
  const id = newId();
  await sql`
    insert into hand_bookings (id, no, from_purpose, to_purpose, amount_fen, gateway, day, kind, number, reason, state, asked_by, asked_at)
    values (${id}, 'BK' || to_char(${now}::timestamptz at time zone 'Asia/Shanghai', 'YYYYMMDD')
        || lpad((nextval('hand_booking_numbers') % 100000)::text, 5, '0'),
      ${from}, ${to}, ${amountFen}, ${difference?.gateway ?? null}, ${difference?.day ?? null}, ${difference?.kind ?? null},
      ${difference?.number ?? null}, ${reason}, 'asked', ${staffId}, ${now})`.execute(tx);
  const [made] = await findHandBookings(tx, [id]);
  return made as HandBooking;
}

export async function findHandBookings(db: Reader, ids: readonly string[]): Promise<HandBooking[]> {
  return await select(db, sql`id = any(${[...ids]}::uuid[])`);
}

export async function lockHandBooking(tx: Tx, id: string): Promise<HandBooking | null> {
  await sql`select from hand_bookings where id = ${id} for update`.execute(tx);
  const [found] = await findHandBookings(tx, [id]);
  return found ?? null;
}

/** Newest first. */
export async function listHandBookings(
  db: Reader,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<HandBooking[]> {
  const beyond = after ? sql`(asked_at, id) < (${after.at}, ${after.id}::uuid)` : sql`true`;
  return await select(db, sql`${beyond} order by asked_at desc, id desc limit ${limit}`);
}

export async function endHandBooking(
  tx: Tx,
  { id, state, now }: { id: string; state: 'done' | 'dropped'; now: Date },
): Promise<void> {
  await sql`update hand_bookings set state = ${state}, ended_at = ${now} where id = ${id} and state = 'asked'`.execute(
    tx,
  );
}

async function select(db: Reader, condition: RawBuilder<unknown>): Promise<HandBooking[]> {
  const { rows } = await sql<HandBooking>`
    select id, no, from_purpose as "from", to_purpose as "to", amount_fen as "amountFen", reason, state,
      case when gateway is not null then
        json_build_object('gateway', gateway, 'day', day::text, 'kind', kind, 'number', number) end as difference,
      asked_by as "askedBy", asked_at as "askedAt", ended_at as "endedAt"
    from hand_bookings where ${condition}`.execute(db);
  return rows;
}

/** The bookings of some differences that wait for a second person. */
export async function findDifferenceBookings(
  db: Reader,
  keys: readonly NonNullable<HandBooking['difference']>[],
): Promise<HandBooking[]> {
  if (keys.length === 0) return [];
  return await select(
    db,
    sql`state = 'asked' and (gateway::text, day::date, kind, number) in (
      select * from unnest(${keys.map(({ gateway }) => gateway)}::text[], ${keys.map(({ day }) => day)}::date[],
        ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ number }) => number)}::text[]))`,
  );
}
