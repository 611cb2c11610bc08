import type { Answer, Contract } from '@jiwu/contract';
import { formatCount } from '../../../format/formatCount.ts';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { Movement } from '../Movements.tsx';

type Entry = Answer<Contract['integralStatement']>['items'][number];

/** A line of the statement as the lists show it. */
export function movementOf({ id, at, title, amount, balance }: Entry, withBalance: boolean): Movement {
  const time = shanghaiMinute(at);
  return { id, title, change: amount, note: withBalance ? `${time}　余 ${formatCount(balance)}` : time };
}
