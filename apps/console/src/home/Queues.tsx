import type { Answer, Contract } from '@jiwu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon/Icon.tsx';
import { formatFen } from '../ui/money/formatFen.ts';
import { Panel } from '../ui/panel/Panel.tsx';
import { formatWait } from '../ui/time/formatTime.ts';
import styles from './Overview.module.css';
import { queueWords } from './queueWords.ts';

type Dashboard = Answer<Contract['staffDashboard']>;

/** What waits for whoever looks, each with the list behind it. */
export function Queues({ queues }: { queues: Dashboard['queues'] }) {
  return (
    <Panel title="现在要处理" note="点开就是筛好的列表" isFlush>
      <ul className={styles['queues']}>
        {queues.map(({ kind, count, amountFen, oldestAt, isOverdue }) => {
          const { title, about, to } = queueWords[kind];
          return (
            <li key={kind}>
              <Row to={to}>
                <b>{count.toLocaleString('zh-CN')}</b>
                <span>
                  {title}
                  <em>{amountFen === null ? about : `合计 ¥${formatFen(amountFen)}`}</em>
                </span>
                <i data-late={isOverdue || undefined}>{oldestAt && `最久 ${formatWait(oldestAt)}`}</i>
                {to && <Icon name="forward" size={12} />}
              </Row>
            </li>
          );
        })}
      </ul>
      <p className={styles['none']}>没有要你做的，就不会出现在这里</p>
    </Panel>
  );
}

function Row({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    <div className={styles['queue']}>{children}</div>
  ) : (
    <Link to={to} className={styles['queue']}>
      {children}
    </Link>
  );
}
