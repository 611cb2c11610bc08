import type { GroupLive } from '@jiwu/contract';
import { type Group, isMember, listSeatsOf, type Seat } from '../../../modules/channels/groupPurchase/index.ts';
import { listUserProfiles } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { groupEvents } from './groupEvents.ts';

type Names = Awaited<ReturnType<typeof listUserProfiles>>;

/** The public state of groups, in the order given: the same for every viewer, members by the first character of their name. */
export async function describeGroups(db: Reader, groups: readonly Group[], now: Date): Promise<GroupLive[]> {
  const seats = await listSeatsOf(
    db,
    groups.map(({ id }) => id),
  );
  const ofGroup = Map.groupBy(seats, ({ groupId }) => groupId);
  const names = await listUserProfiles(
    db,
    seats.filter(isMember).map(({ userId }) => userId),
  );
  return groups.map((group) => describeGroup(group, ofGroup.get(group.id) ?? [], { names, now }));
}

function describeGroup(group: Group, seats: readonly Seat[], { names, now }: { names: Names; now: Date }): GroupLive {
  const paid = seats.filter(isMember);
  const held = seats.filter(({ state, heldUntil }) => state === 'held' && heldUntil !== null && heldUntil > now);
  const nameOf = ({ userId }: Seat): string => names.get(userId)?.name ?? '';
  const isOpen = group.state === 'open' && group.endsAt > now;
  const free = held.map(({ heldUntil }) => heldUntil?.toISOString() ?? '').toSorted();
  return {
    id: group.id,
    no: group.no,
    state: group.state,
    size: group.size,
    members: paid.map((seat) => ({
      name: nameOf(seat),
      avatarFileId: names.get(seat.userId)?.avatar ?? null,
      isLeader: seat.isLeader,
      paidAt: (seat.paidAt ?? group.openedAt).toISOString(),
    })),
    heldSeats: isOpen ? held.length : 0,
    nextFreeAt: isOpen ? (free[0] ?? null) : null,
    freeSeats: isOpen ? Math.max(0, group.size - paid.length - held.length) : 0,
    openedAt: group.openedAt.toISOString(),
    endsAt: group.endsAt.toISOString(),
    endedAt: group.endedAt?.toISOString() ?? null,
    events: groupEvents(group, seats, { nameOf, now }),
    now: now.toISOString(),
  };
}
