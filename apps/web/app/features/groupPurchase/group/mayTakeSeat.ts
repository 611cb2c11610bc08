import type { GroupAnswer, MySeat } from '../../../shared/groups/Group.ts';

interface Facts {
  readonly group: Pick<GroupAnswer['group'], 'state'>;
  readonly mine: Pick<MySeat, 'state' | 'ownGroup' | 'refund'> | null;
}

/** Whether the viewer has no place in the campaign as far as this group shows: a seat that is gone leaves them free. */
export function mayTakeSeat({ group, mine }: Facts): boolean {
  if (mine === null || mine.state === 'lapsed') return true;
  if (mine.state === 'paid') return group.state === 'failed';
  return mine.state === 'late' && (mine.ownGroup === null || mine.refund !== null);
}
