import type { MyGroup } from '../../../shared/groups/Group.ts';

type Waiting = Pick<MyGroup, 'state' | 'size' | 'order'> & {
  readonly group: Pick<NonNullable<MyGroup['group']>, 'members' | 'endsAt'> | null;
};

/** A seat to be paid comes before everything; then the group that lacks the fewest, and of those the one that ends first. */
export function mostUrgent<T extends Waiting>(groups: readonly T[]): T | null {
  const [first] = groups
    .filter(({ state }) => state === 'held' || state === 'open')
    .toSorted((a, b) => rank(a) - rank(b) || endOf(a).localeCompare(endOf(b)));
  return first ?? null;
}

const rank = ({ state, size, group }: Waiting) => (state === 'held' ? 0 : size - (group?.members.length ?? 0));
const endOf = ({ state, group, order }: Waiting) => (state === 'held' || !group ? order.payBy : group.endsAt);
