import { formatCount } from '../../../format/formatCount.ts';
import type { Deal } from '../../../shared/woot/Deal.ts';
import type { LiveDeals } from '../useLiveDeals.ts';
import styles from './PieceLegend.module.css';
import { MOST_CELLS } from '../../../shared/woot/pieces/pieceWords.ts';

interface PieceLegendProps {
  deal: Deal;
  connection: LiveDeals['connection'];
}

const lateWords = { asking: '每 5 秒更新一次', lost: '没有连上，正在重试' } as const;

/** What the cells mean, in figures; and, where the figures are not of this moment, that they are not. */
export function PieceLegend({ deal: { allocated, sold, held, left }, connection }: PieceLegendProps) {
  return (
    <div className={styles['legend']}>
      <span>
        <i data-piece="sold" />
        已售 <b>{formatCount(sold)}</b>
      </span>
      <span>
        <i data-piece="held" />
        待付款 <b>{formatCount(held)}</b>
      </span>
      <span>
        <i data-piece="left" />
        还剩 <b>{formatCount(left)}</b>
      </span>
      <span className={styles['all']} role="status">
        {connection === 'live'
          ? `共 ${formatCount(allocated)} 件${allocated <= MOST_CELLS ? '，一格一件' : ''}`
          : lateWords[connection]}
      </span>
    </div>
  );
}
