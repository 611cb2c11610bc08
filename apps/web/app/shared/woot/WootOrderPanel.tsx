import type { Order } from '@jiwu/contract';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel/Panel.tsx';
import { wootOrderWords } from './wootOrderWords.ts';
import styles from './WootOrderPanel.module.css';

/** That an order is one piece of a deal, and what follows from it. */
export function WootOrderPanel({ order }: { order: Order }) {
  return (
    <Panel
      title="每日一抢"
      aside={
        <Link className={styles['link']} to="/woot">
          看今天的其他商品
        </Link>
      }
    >
      <p className={styles['words']}>{wootOrderWords(order)}</p>
    </Panel>
  );
}
