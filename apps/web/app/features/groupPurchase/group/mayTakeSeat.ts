import type { MySeat } from '../../../shared/groups/Group.ts';

/** Whether the viewer has no place in the campaign as far as this group shows: a seat that was given back leaves them free. */
export function mayTakeSeat(mine: Pick<MySeat, 'state' | 'ownGroup' | 'refund'> | null): boolean {
  if (mine === null || mine.state === 'lapsed') return true;
  return mine.state === 'late' && (mine.ownGroup === null || mine.refund !== null);
}
