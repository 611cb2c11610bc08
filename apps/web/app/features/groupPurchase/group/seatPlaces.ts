import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { mayTakeSeat } from './mayTakeSeat.ts';

interface Place {
  /** Counted after the members. */
  readonly no: number;
  readonly title: string;
  readonly note: string;
}

type Words = Omit<Place, 'no'>;
type Mine = Parameters<typeof mayTakeSeat>[0]['mine'];
type Group = Pick<GroupAnswer['group'], 'state' | 'size' | 'members' | 'heldSeats'>;

/** The seats without a member, in words: the viewer's own first, then those that others hold, then the free ones. */
export function seatPlaces(group: Group, mine: Mine): Place[] {
  return wordsOf(group, mine).map((words, order) => ({ ...words, no: group.members.length + order + 1 }));
}

function wordsOf(group: Group, mine: Mine): Words[] {
  const { state, size, members, heldSeats } = group;
  const left = size - members.length;
  if (state !== 'open') return Array.from({ length: left }, () => ({ title: '空位', note: '没有坐满' }));
  const isMineHeld = mine?.state === 'held';
  const own: Words[] = isMineHeld ? [{ title: '您的座位', note: '等您付款' }] : [];
  const others = Math.max(0, heldSeats - own.length);
  const free = left - own.length - others;
  return [
    ...own,
    ...Array.from({ length: others }, () => ({ title: '有人占座', note: '正在付款' })),
    ...Array.from({ length: Math.max(0, free) }, (_, order) => ({
      title: '空位',
      note: order === 0 && mayTakeSeat({ group, mine }) ? '等您' : '等朋友',
    })),
  ];
}
