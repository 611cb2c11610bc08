import type { Answer, Contract } from '@jiwu/contract';
import { Link } from 'react-router';
import { formatFen } from '../ui/money/formatFen.ts';
import { StateMark } from '../ui/states/StateMark.tsx';
import { formatTime, formatWait } from '../ui/time/formatTime.ts';
import styles from './Overview.module.css';

type Dashboard = Answer<Contract['staffDashboard']>;

/** Whether the machinery behind the money does well, each part with its page. */
export function Health({ health }: { health: NonNullable<Dashboard['health']> }) {
  const { reconciliation, integrity, jobs, unknownPayments, lastArchivedAt } = health;
  const cells = [
    {
      to: '/reconcile',
      name: reconciliation ? `对账 ${reconciliation.day.slice(5)}` : '对账',
      isGood: reconciliation !== null && reconciliation.open === 0,
      words: reconciliation
        ? reconciliation.open === 0
          ? '一致'
          : `${reconciliation.open} 笔差异，净差 ¥${formatFen(reconciliation.deltaFen)}`
        : '还没有核过',
    },
    {
      to: '/integrity',
      name: '不变量',
      isGood: integrity.broken === 0 && integrity.checkedAt !== null,
      words: integrity.checkedAt
        ? `${integrity.total - integrity.broken} / ${integrity.total} 通过，${formatTime(integrity.checkedAt)}`
        : '还没有核过',
    },
    {
      to: '/integrity',
      name: '最老的任务',
      isGood: jobs.dead === 0,
      words: `${jobs.oldestDueAt ? formatWait(jobs.oldestDueAt) : '没有积压'}，失败 ${jobs.dead}`,
    },
    {
      to: '/payments?state=open',
      name: '结果未明的付款',
      isGood: unknownPayments.count === 0,
      words: `${unknownPayments.count} 笔${unknownPayments.oldestAt ? `，最久 ${formatWait(unknownPayments.oldestAt)}` : ''}`,
    },
    {
      to: '/integrity',
      name: '备份',
      isGood: lastArchivedAt !== null,
      words: lastArchivedAt ? `${formatWait(lastArchivedAt)}前归档` : '没有开归档',
    },
  ];
  return (
    <nav className={styles['health']} aria-label="钱和机器好不好">
      {cells.map(({ to, name, isGood, words }) => (
        <Link key={name} to={to}>
          <span>{name}</span>
          <StateMark isOn={isGood}>{words}</StateMark>
        </Link>
      ))}
    </nav>
  );
}
