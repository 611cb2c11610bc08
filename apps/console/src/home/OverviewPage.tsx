import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { businessDay } from '@jiwu/kernel';
import { lazy, Suspense } from 'react';
import { useRead } from '../api/useRead.ts';
import { shopNow } from '../session/shopTime.ts';
import { useAddress } from '../ui/address/useAddress.ts';
import { PageHead } from '../ui/panel/PageHead.tsx';
import { Panel } from '../ui/panel/Panel.tsx';
import { LoadFailed } from '../ui/states/LoadFailed.tsx';
import { formatTime } from '../ui/time/formatTime.ts';
import styles from './Overview.module.css';
import { Funnel } from './Funnel.tsx';
import { Channels } from './Channels.tsx';
import { DayAndChannel } from './DayAndChannel.tsx';
import { type DayWords, dayWords } from './dayWords.ts';
import { Health } from './Health.tsx';
import { pastDay } from './pastDay.ts';
import { TodayFigures } from './TodayFigures.tsx';
import { Queues } from './Queues.tsx';
import { StockTable } from './StockTable.tsx';

const HoursChart = lazy(async () => ({ default: (await import('./HoursChart.tsx')).HoursChart }));
const EVERY_MS = 5000;
/** What was sold on a day that is over stays; what waits beside it does not. */
const PAST_EVERY_MS = 60_000;

type Dashboard = Answer<Contract['staffDashboard']>;
type Kind = (typeof rules.order.kinds)[number];

/** Today beside the same minute of yesterday, or a day that is over beside the one before it; and what waits for whoever looks. */
export function OverviewPage() {
  const { query } = useAddress();
  const day = pastDay(query['day'], businessDay(shopNow()));
  const kind = rules.order.kinds.find((name) => name === query['channel']);
  const found = useRead(
    'staffDashboard',
    { query: { ...(day && { day }), ...(kind && { kind }) } },
    { everyMs: day === undefined ? EVERY_MS : PAST_EVERY_MS, isKept: true },
  );
  const data = found.data;
  const isFading = found.isPlaceholderData;
  // Also beside a day that could not be read: another can be chosen.
  const hasChoice = data ? data.sales !== null : day !== undefined || kind !== undefined;
  return (
    <>
      <PageHead title={day ?? '今天'} about={isFading ? '正在读…' : data && aboutOf(data, day, found.isError)}>
        {hasChoice && <DayAndChannel day={day} kind={kind} />}
      </PageHead>
      {found.isLoadingError && <LoadFailed what="总览" onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <p className="quiet" aria-busy="true">
          正在读…
        </p>
      )}
      {data && (
        <div className={styles['all']} aria-busy={isFading} data-fading={isFading || undefined}>
          <DayFigures data={data} words={dayWords(day)} kind={kind} />
        </div>
      )}
    </>
  );
}

function aboutOf({ day: today, now, sales }: Dashboard, day: string | undefined, isOffline: boolean): string {
  const span = day === undefined ? `${today}，截至 ${formatTime(now)}` : '整天';
  return `${span}${sales ? `，${dayWords(day).compared}` : ''}${isOffline ? '。现在连不上，数字是那时的' : ''}`;
}

interface DayFiguresProps {
  readonly data: Dashboard;
  readonly words: DayWords;
  readonly kind: Kind | undefined;
}

function DayFigures({ data: { sales, health, stock, queues }, words, kind }: DayFiguresProps) {
  const isOfChannel = kind !== undefined;
  return (
    <>
      {sales && <TodayFigures sales={sales} waiting={queues} words={words} isOfChannel={isOfChannel} />}
      {health && <Health health={health} />}
      <div className={styles['page']}>
        <div className={styles['left']}>
          {sales && (
            <Panel
              title="每小时付款订单"
              note={`${words.day} ${sales.today.orders.toLocaleString('zh-CN')}，${words.before}全天 ${sales.yesterdayAll.orders.toLocaleString('zh-CN')}`}
            >
              <Suspense fallback={<div className={styles['chart']} />}>
                <HoursChart hours={sales.hours} day={words.day} before={words.before} />
              </Suspense>
            </Panel>
          )}
          {sales && (
            <div className={styles['pair']}>
              <Funnel funnel={sales.funnel} words={words} isOfChannel={isOfChannel} />
              <Channels channels={sales.channels} chosen={kind} words={words} />
            </div>
          )}
        </div>
        <Queues queues={queues} />
      </div>
      {stock && <StockTable stock={stock} />}
    </>
  );
}
