import type { Answer, Contract } from '@jiwu/contract';
import { Figures } from '../ui/figures/Figures.tsx';
import { formatFen } from '../ui/money/formatFen.ts';
import type { DayWords } from './dayWords.ts';
import { sayPoints, shareOf } from './shares.ts';

type Dashboard = Answer<Contract['staffDashboard']>;
type Sales = NonNullable<Dashboard['sales']>;

interface TodayFiguresProps {
  readonly sales: Sales;
  readonly waiting: Dashboard['queues'];
  readonly words: DayWords;
  /** Nobody visits a channel alone: how many of them paid is not known. */
  readonly isOfChannel: boolean;
}

/** What was sold on the day beside what it is compared with, and what waits now. */
export function TodayFigures({ sales, waiting, words, isOfChannel }: TodayFiguresProps) {
  const { today, yesterday } = sales;
  const average = (of: Sales['today']) => (of.orders === 0 ? 0 : Math.round(of.paidFen / of.orders));
  const overdue = waiting.filter(({ isOverdue }) => isOverdue).length;
  /** ▲ 8.8% 昨天同时 171,305.20 */
  const against = (now: number, before: number, said: string) => {
    if (before === 0) return `${words.against} ${said}`;
    const tenths = Math.round(((now - before) / before) * 1000) / 10;
    return `${tenths >= 0 ? '▲' : '▼'} ${Math.abs(tenths)}%，${words.against} ${said}`;
  };
  return (
    <Figures
      label={words.day}
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
        isOfChannel
          ? {
              label: '付款的人',
              value: today.buyers.toLocaleString('zh-CN'),
              note: against(today.buyers, yesterday.buyers, yesterday.buyers.toLocaleString('zh-CN')),
            }
          : paidShare(sales.funnel, words),
        {
          label: '客单价',
          value: `¥${formatFen(average(today))}`,
          note: against(average(today), average(yesterday), formatFen(average(yesterday))),
        },
        {
          label: '待办',
          value: waiting.reduce((sum, { kind, count }) => sum + (kind === 'overdueDispatch' ? 0 : count), 0),
          note: overdue > 0 ? `现在，${overdue} 类有超时的` : '现在，没有超时的',
        },
      ]}
    />
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** How many of those who came have paid. */
function paidShare({ today, yesterday }: Sales['funnel'], words: DayWords) {
  const now = shareOf(today.buyers, today.visitors);
  const before = shareOf(yesterday.buyers, yesterday.visitors);
  const beforeWords = before === null ? `${words.against}没有数` : `${words.against} ${percent(before)}`;
  return {
    label: '支付转化',
    value: now === null ? '—' : percent(now),
    note: now === null ? '访客没有数到' : [sayPoints(now, before, 2), beforeWords].filter(Boolean).join('，'),
  };
}
