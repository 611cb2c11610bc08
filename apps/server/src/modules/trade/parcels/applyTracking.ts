import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import type { ParcelEvents } from '../../../platform/database/schema.gen.ts';
import type { ParcelEvent, ParcelState } from './Parcel.ts';

interface Input {
  readonly parcel: { readonly userId: string; readonly id: string; readonly orderId: string };
  /** The carrier's answer: the parcel's state, null if the carrier does not know it yet, and its events, newest first. */
  readonly answer: { readonly state: ParcelState | null; readonly events: readonly ParcelEvent[] };
  readonly now: Date;
}

interface Applied {
  readonly becameDelivered: boolean;
  /** The answer brought something new. */
  readonly changed: boolean;
}

/**
 * Stores a carrier's answer. The same answer again changes nothing. An answer that is older than our last one only adds its
 * events, not its state. A delivered parcel stays delivered.
 */
export async function applyTracking(tx: Tx, { parcel, answer, now }: Input): Promise<Applied> {
  const known = await tx
    .selectFrom('parcels')
    .select('state')
    .where('user_id', '=', parcel.userId)
    .where('id', '=', parcel.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await tx
    .selectFrom('parcel_events')
    .selectAll()
    .where('user_id', '=', parcel.userId)
    .where('parcel_id', '=', parcel.id)
    .orderBy('seq')
    .execute();
  const fresh = freshEvents(before, answer.events);
  if (fresh.length > 0) {
    await tx
      .insertInto('parcel_events')
      .values(
        fresh.map((event, index) => ({
          ...event,
          user_id: parcel.userId,
          parcel_id: parcel.id,
          seq: (before.at(-1)?.seq ?? 0) + 1 + index,
        })),
      )
      .execute();
  }
  const isStale = newest(answer.events) < newest(before);
  const state = known.state === 'delivered' || isStale ? null : answer.state;
  const moves = state !== null && state !== known.state;
  const changed = moves || fresh.length > 0;
  if (changed) {
    announceLive(tx, liveChannels.order(parcel.orderId));
    await tx
      .updateTable('parcels')
      .set({
        // Starts anew: after one event, others usually follow soon.
        asked_times: 1,
        ...(moves ? { state } : {}),
        ...(moves && state === 'delivered' ? { delivered_at: deliveredAt(answer.events, now), ask_at: null } : {}),
      })
      .where('user_id', '=', parcel.userId)
      .where('id', '=', parcel.id)
      .execute();
  }
  return { becameDelivered: moves && state === 'delivered', changed };
}

const newest = (events: readonly { readonly at: Date }[]): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...events.map(({ at }) => at.getTime()));

/** Those not known yet, oldest first, each once. */
function freshEvents(before: readonly Selectable<ParcelEvents>[], events: readonly ParcelEvent[]): ParcelEvent[] {
  const keyOf = (event: Pick<ParcelEvent, 'at' | 'description'>) => `${event.at.getTime()} ${event.description}`;
  const seen = new Set(before.map(keyOf));
  return events
    .toReversed()
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .filter((event) => {
      if (seen.has(keyOf(event))) return false;
      seen.add(keyOf(event));
      return true;
    });
}

function deliveredAt(events: readonly ParcelEvent[], now: Date): Date {
  const said = events.filter(({ state }) => state === 'delivered').map(({ at }) => at.getTime());
  return said.length === 0 ? now : new Date(Math.max(...said));
}
