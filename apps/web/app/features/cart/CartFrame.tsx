import type { ReactNode } from 'react';
import { TopSlot } from '../../ui/topSlot/TopSlot.tsx';
import { formatCount } from '../../format/formatCount.ts';
import styles from './CartFrame.module.css';
import type { Ticks } from './lines/useTicks.ts';

interface CartFrameProps {
  /** Not known yet, or nothing is there. */
  counts?: { buyable: number; lost: number };
  manage?: Ticks;
  children: ReactNode;
}

/** The title; on phones it stands in the top bar, with the count and the way to take several out at once. */
export function CartFrame({ counts, manage, children }: CartFrameProps) {
  return (
    <div className={styles['page']}>
      {counts && <TopSlot slot="note">{formatCount(counts.buyable + counts.lost)}</TopSlot>}
      {manage && (
        <TopSlot slot="action">
          <button type="button" onClick={manage.ticked ? manage.end : manage.begin}>
            {manage.ticked ? '完成' : '管理'}
          </button>
        </TopSlot>
      )}
      <div className={styles['head']}>
        <h1>购物车</h1>
        {counts && <p>{countWords(counts)}</p>}
      </div>
      {children}
    </div>
  );
}

function countWords({ buyable, lost }: { buyable: number; lost: number }): string {
  const parts = [
    ...(buyable > 0 ? [`${formatCount(buyable)} 种可买`] : []),
    ...(lost > 0 ? [`${formatCount(lost)} 种暂时买不了`] : []),
  ];
  return parts.join('，');
}
