import type { GroupAnswer, MySeat } from '../../../shared/groups/Group.ts';
import { mayTakeSeat } from './mayTakeSeat.ts';

export type GroupAction = 'pay' | 'join' | 'open' | 'alone' | 'invite' | 'order' | 'ownGroup';

interface Facts {
  readonly group: Pick<GroupAnswer['group'], 'state' | 'freeSeats'>;
  readonly mine: Pick<MySeat, 'state' | 'ownGroup' | 'refund'> | null;
  readonly canOpen: boolean;
  readonly isOver: boolean;
}

/** What the viewer can do, the likeliest first: that one is filled. */
export function groupActions({ group, mine, canOpen, isOver }: Facts): GroupAction[] {
  const own: GroupAction[] = [...(canOpen ? (['open'] as const) : []), 'alone'];
  const isOpen = group.state === 'open' && !isOver;
  if (mayTakeSeat({ group, mine })) return isOpen && group.freeSeats > 0 ? ['join', ...own] : own;
  if (mine?.ownGroup) return ['ownGroup', 'order'];
  return mine?.state === 'held' ? ['pay'] : ofMember[group.state](isOver);
}

/** A member of an open group is in the one group that the campaign allows. */
const ofMember: Readonly<Record<GroupAnswer['group']['state'], (isOver: boolean) => GroupAction[]>> = {
  open: (isOver) => (isOver ? ['order'] : ['invite', 'order']),
  full: () => ['order'],
  failed: () => ['order'],
};
