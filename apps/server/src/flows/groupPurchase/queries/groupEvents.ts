import type { GroupLive } from '@jiwu/contract';
import { type Group, isMember, type Seat } from '../../../modules/channels/groupPurchase/index.ts';

type Event = GroupLive['events'][number];

const MOST = 30;

/** What happened in a group, the newest first, as its seats tell it. Who took a seat and did not pay is not named. */
export function groupEvents(
  group: Group,
  seats: readonly Seat[],
  { nameOf, now }: { nameOf: (seat: Seat) => string; now: Date },
): Event[] {
  const members = seats.filter(isMember);
  const membersAt = (at: Date): number => members.filter(({ paidAt }) => paidAt !== null && paidAt <= at).length;
  const event = (kind: Event['kind'], at: Date, name: string | null = null) => ({
    kind,
    at: at.toISOString(),
    name,
    members: membersAt(at),
  });
  const events = [
    ...members.map((seat) => event(seat.isLeader ? 'opened' : 'joined', seat.paidAt ?? group.openedAt, nameOf(seat))),
    ...seats.flatMap(({ state, heldAt, heldUntil, endedAt }) => {
      if (state === 'held' && heldAt && heldUntil && heldUntil > now) return [event('seatTaken', heldAt)];
      return state === 'lapsed' && endedAt ? [event('seatFreed', endedAt)] : [];
    }),
    ...(group.endedAt && group.state !== 'open' ? [event(group.state, group.endedAt)] : []),
  ];
  // What ended a group comes after the payment of the same moment.
  const rank = (kind: Event['kind']): number => (kind === 'full' || kind === 'failed' ? 1 : 0);
  return events
    .toSorted((one, other) => (one.at === other.at ? rank(other.kind) - rank(one.kind) : one.at < other.at ? 1 : -1))
    .slice(0, MOST);
}
