import type { GroupAnswer } from '../../../shared/groups/Group.ts';

export type RefundFacts = { readonly group: Pick<GroupAnswer['group'], 'state'> } & Pick<GroupAnswer, 'mine'>;

/** Whether the viewer's money goes back, or has gone: the group failed with them in it, or had no seat for them. */
export function isRefunding({ group, mine }: RefundFacts): boolean {
  if (mine?.state === 'paid') return group.state === 'failed';
  return mine?.state === 'late' && (mine.ownGroup === null || mine.refund !== null);
}
