import type { Answer, Contract } from '@jiwu/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useRead } from '../api/useRead.ts';
import { Figures } from '../ui/figures/Figures.tsx';
import { formatFen } from '../ui/money/formatFen.ts';
import { PageHead } from '../ui/panel/PageHead.tsx';
import { Panel } from '../ui/panel/Panel.tsx';
import { LoadFailed } from '../ui/states/LoadFailed.tsx';
import { StateMark } from '../ui/states/StateMark.tsx';
import { formatTime, formatWait } from '../ui/time/formatTime.ts';
import styles from './Overview.module.css';
import { Funnel } from './Funnel.tsx';
import { sayPoints, shareOf } from './shares.ts';
import { Queues } from './Queues.tsx';
import { StockTable } from './StockTable.tsx';

type Dashboard = Answer<Contract['staffDashboard']>;
type Sales = NonNullable<Dashboard['sales']>;

const HoursChart = lazy(async () => ({ default: (await import('./HoursChart.tsx')).HoursChart }));
const EVERY_MS = 5000;

/** Today beside the same minute of yesterday, and what waits for whoever looks. */
export function OverviewPage() {
  const found = useRead('staffDashboard', {}, { everyMs: EVERY_MS });
  const data = found.data;
  if (found.isError && !data) return <LoadFailed what="总览" onRetry={() => void found.refetch()} />;
  if (!data) return <p className="quiet">正在读…</p>;
  const { sales, health, stock } = data;
  return (
    <>
      <PageHead
        title="今天"
        about={`${data.day}，截至 ${formatTime(data.now)}${sales ? '，与昨天同时刻相比。数字每 5 秒更新' : ''}${found.isError ? '。现在连不上，数字是那时的' : ''}`}
      />
      {sales && <TodayFigures sales={sales} waiting={data.queues} />}
      {health && <Health health={health} />}
      <div className={styles['page']}>
        <div className={styles['left']}>
          {sales && (
            <Panel
              title="每小时付款订单"
              note={`今天 ${sales.today.orders.toLocaleString('zh-CN')}，昨天全天 ${sales.yesterdayAll.orders.toLocaleString('zh-CN')}`}
            >
              <Suspense fallback={<div className={styles['chart']} />}>
                <HoursChart hours={sales.hours} />
              </Suspense>
            </Panel>
          )}
          {sales && (
            <div className={styles['pair']}>
              <Funnel funnel={sales.funnel} />
              <Channels sales={sales} />
            </div>
          )}
        </div>
        <Queues queues={data.queues} />
      </div>
      {stock && <StockTable stock={stock} />}
    </>
  );
}

/** ▲ 8.8% 昨天同时 171,305.20 */
function against(now: number, before: number, words: string): string {
  if (before === 0) return `昨天同时 ${words}`;
  const tenths = Math.round(((now - before) / before) * 1000) / 10;
  return `${tenths >= 0 ? '▲' : '▼'} ${Math.abs(tenths)}%，昨天同时 ${words}`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** How many of those who came have paid. */
function paidShare({ today, yesterday }: Sales['funnel']) {
  const now = shareOf(today.buyers, today.visitors);
  const before = shareOf(yesterday.buyers, yesterday.visitors);
  const beforeWords = before === null ? '昨天同时没有数' : `昨天同时 ${percent(before)}`;
  return {
    label: '支付转化',
    value: now === null ? '—' : percent(now),
    note: now === null ? '访客没有数到' : [sayPoints(now, before, 2), beforeWords].filter(Boolean).join('，'),
  };
}

function TodayFigures({ sales, waiting }: { sales: Sales; waiting: Dashboard['queues'] }) {
  const { today, yesterday } = sales;
  const average = (of: Sales['today']) => (of.orders === 0 ? 0 : Math.round(of.paidFen / of.orders));
  const overdue = waiting.filter(({ isOverdue }) => isOverdue).length;
  return (
    <Figures
      label="今天"
      items={[
        {
          label: '付款金额',
          value: `¥${formatFen(today.paidFen)}`,
          note: against(today.paidFen, yesterday.paidFen, formatFen(yesterday.paidFen)),
        },
        {
          label: '付款订单',
          value: today.orders.toLocaleString('zh-CN'),
          note: against(today.orders, yesterday.orders, yesterday.orders.toLocaleString('zh-CN')),
        },
        paidShare(sales.funnel),
        {
          label: '客单价',
          value: `¥${formatFen(average(today))}`,
          note: against(average(today), average(yesterday), formatFen(average(yesterday))),
        },
        {
          label: '待办',
          value: waiting.reduce((sum, { kind, count }) => sum + (kind === 'overdueDispatch' ? 0 : count), 0),
          note: overdue > 0 ? `${overdue} 类有超时的` : '没有超时的',
        },
      ]}
    />
  );
}

function Health({ health }: { health: NonNullable<Dashboard['health']> }) {
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

const kindNames: Readonly<Record<Sales['channels'][number]['kind'], string>> = {
  normal: '普通',
  groupPurchase: '拼团',
  woot: '每日一抢',
  openBox: '开箱',
  dropshipping: '一件代发',
  prize: '奖品',
};

function Channels({ sales }: { sales: Sales }) {
  const total = Math.max(1, sales.today.paidFen);
  return (
    <Panel title="渠道" note="笔数，付款金额">
      {sales.channels.length === 0 && <p className="quiet">今天还没有付款</p>}
      <ul className={styles['channels']}>
        {sales.channels.map(({ kind, orders, paidFen }) => (
          <li key={kind}>
            <span>{kindNames[kind]}</span>
            <span>{orders.toLocaleString('zh-CN')}</span>
            <b>{formatFen(paidFen)}</b>
            <em>{((paidFen / total) * 100).toFixed(1)}%</em>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
