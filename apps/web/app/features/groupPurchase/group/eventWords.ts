import { rules } from '@jiwu/contract/rules';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';

type Event = GroupAnswer['group']['events'][number];

const words: Readonly<Record<Event['kind'], (event: Pick<Event, 'name' | 'members'>) => string>> = {
  opened: ({ name }) => `${name ?? '团长'} 付款开团`,
  joined: ({ name, members }) => `${name ?? '有人'} 付款，团里有 ${members} 人`,
  seatTaken: () => `有人占了一个座位，${rules.groupPurchase.seatMinutes} 分钟内付款`,
  seatFreed: () => '占座的人没有付款，座位已放回',
  full: ({ members }) => `${members} 人坐满，成团`,
  failed: () => '时间到了没满，付款自动原路退回',
};

/** One event of a group's past in a sentence. */
export function eventWords(event: Pick<Event, 'kind' | 'name' | 'members'>): string {
  return words[event.kind](event);
}
