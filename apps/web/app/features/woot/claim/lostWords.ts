import { formatCount } from '../../../format/formatCount.ts';
import type { Deal } from '../../../shared/woot/Deal.ts';

interface LostWords {
  readonly title: string;
  readonly text: string;
  /** wait: one may come back; again: one has; none: all are paid. */
  readonly next: 'wait' | 'again' | 'none';
}

/** What to say to whoever was too late, by the figures of this moment. */
export function lostWords({ allocated, held, left }: Pick<Deal, 'allocated' | 'held' | 'left'>): LostWords {
  if (left > 0) {
    const text = `刚才都有人占着。现在又有 ${formatCount(left)} 件，可以再抢。`;
    return { title: '放回来了', text, next: 'again' };
  }
  const all = `${formatCount(allocated)} 件`;
  if (held === 0) return { title: '这一次没抢到', text: `${all}都已经付款，今天的抢完了。`, next: 'none' };
  return {
    title: '这一次没抢到',
    text: `${all}都有人占了，其中 ${formatCount(held)} 件还没付款。有人没付，会自动回到这里。`,
    next: 'wait',
  };
}
