import { formatCount } from '../../../format/formatCount.ts';
import type { Deal } from '../../../shared/woot/Deal.ts';

type Figures = Pick<Deal, 'allocated' | 'sold' | 'held' | 'left'>;

interface LostWords {
  readonly title: string;
  readonly text: string;
  /** wait: one may come back; again: one has; none: all are paid. */
  readonly next: 'wait' | 'again' | 'none';
}

/** To be compared: whether something has changed. */
export function figuresOf({ allocated, sold, held, left }: Figures): string {
  return [allocated, sold, held, left].join(' ');
}

/**
 * What to say to whoever was too late, by the figures of this moment. Those that stood there when the shop said no are of a moment
 * before, if they say that one was left.
 */
export function lostWords({ allocated, held, left }: Figures, { isNewer }: { isNewer: boolean }): LostWords {
  const all = `${formatCount(allocated)} 件`;
  const lost = (text: string, next: LostWords['next']) => ({ title: '这一次没抢到', text, next });
  if (left > 0 && !isNewer) return lost(`${all}都有人占了。有人没付，会自动回到这里。`, 'wait');
  if (left > 0) {
    const text = `刚才都有人占着。现在又有 ${formatCount(left)} 件，可以再抢。`;
    return { title: '放回来了', text, next: 'again' };
  }
  if (held === 0) return lost(`${all}都已经付款，今天的抢完了。`, 'none');
  return lost(`${all}都有人占了，其中 ${formatCount(held)} 件还没付款。有人没付，会自动回到这里。`, 'wait');
}
