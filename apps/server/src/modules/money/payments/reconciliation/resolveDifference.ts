import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { FoundDifference } from './differenceQueries.ts';

interface Input {
  /** Held by the caller. */
  readonly difference: FoundDifference;
  readonly how: 'explained' | 'booked';
  readonly reason: string;
  readonly bookingId: string | null;
  readonly staffId: string;
  readonly now: Date;
}

/** A person settles a difference: it stays so as long as no comparison finds other amounts. */
export async function resolveDifference(tx: Tx, input: Input): Promise<void> {
  const { difference: of, how, reason, bookingId, staffId, now } = input;
  await sql`
    insert into difference_resolutions
      (gateway, day, kind, number, how, difference, theirs_fen, ours_fen, reason, booking_id, by_staff, at)
    values (${of.gateway}, ${of.day}, ${of.kind}, ${of.number}, ${how}, ${of.difference}, ${of.theirsFen}, ${of.oursFen},
      ${reason}, ${bookingId}, ${staffId}, ${now})
    on conflict (gateway, day, kind, number) do update
    set how = excluded.how, difference = excluded.difference, theirs_fen = excluded.theirs_fen,
      ours_fen = excluded.ours_fen, reason = excluded.reason, booking_id = excluded.booking_id,
      by_staff = excluded.by_staff, at = excluded.at`.execute(tx);
  await sql`
    update reconciliation_differences set state = 'resolved', resolved_at = ${now}
    where gateway = ${of.gateway} and day = ${of.day} and kind = ${of.kind} and number = ${of.number}`.execute(tx);
}
