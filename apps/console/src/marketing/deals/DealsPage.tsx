import { businessDay } from '@jiwu/kernel';
import type { ReactNode } from 'react';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { calendars, emptiestDay, type Span, spans } from './calendars.ts';
import { Candidates } from './Candidates.tsx';
import styles from './Deals.module.css';
import { DealsHead } from './DealsHead.tsx';
import { DealSide } from './DealSide.tsx';
import { GroupsOfWeek } from './GroupsOfWeek.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { NewDeal } from './NewDeal.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';

/** Today's deals sell out in minutes; what is held comes back after ten. */
const EVERY_MS = 2000;
/** Nothing stands beside the calendar. */
const closed = { open: undefined, add: undefined, sku: undefined };

/** 排期: the deals of a week by day, live how many are sold; a month of them at a glance; and what could still come. */
export function DealsPage() {
  const { query, change } = useAddress();
  const today = businessDay(shopNow());
  const span = spans.find((name) => name === query['view']) ?? 'week';
  const day = query['from'] ?? today;
  const days = calendars[span].daysAround(day);
  const [from = today, until = today] = [days[0], days.at(-1)];
  const isNow = from <= today && today <= until;
  const read = useRead(
    'staffWootList',
    { query: { from, until } },
    { isKept: true, ...(isNow && { everyMs: EVERY_MS }) },
  );
  // Those of the days before stay while others are read: they say nothing of which of these are empty.
  const isOfOthers = read.isPlaceholderData;
  const deals = read.data?.items ?? [];
  const { open, add, sku } = query;
  const chosen = deals.find(({ id }) => id === open);
  const isBeside = chosen !== undefined || add !== undefined;
  const close = () => change(closed);
  const calendar = {
    days,
    today,
    deals,
    open,
    isBusy: read.isPending || isOfOthers,
    onOpen: (id: string) => change({ ...closed, open: id }, { push: !isBeside }),
  };
  const views: Readonly<Record<Span, ReactNode>> = {
    week: <WeekCalendar {...calendar} onAdd={(at) => change({ ...closed, add: at }, { push: !isBeside })} />,
    month: (
      <MonthCalendar
        {...calendar}
        month={day}
        onWeek={(at) => change({ ...closed, view: undefined, from: at }, { push: true })}
      />
    ),
  };
  const free = read.data && !isOfOthers ? emptiestDay(days, today, deals) : null;
  return (
    <>
      <DealsHead
        span={span}
        day={day}
        isNow={isNow}
        isSelling={deals.some((one) => one.day === today && one.state === 'published')}
        onSpan={(next) => change({ ...closed, view: next === 'month' ? next : undefined })}
        onDay={(next) => change({ ...closed, from: next })}
      />
      <Split
        side={
          isBeside && (
            <>
              {chosen && (
                <DealSide key={chosen.id} deal={chosen} onMoved={(at) => change({ from: at })} onClose={close} />
              )}
              {!chosen && add && (
                <NewDeal
                  key={`${add} ${sku}`}
                  day={add}
                  skuId={sku}
                  onMade={(id) => change({ ...closed, open: id })}
                  onClose={close}
                />
              )}
            </>
          )
        }
      >
        <div className={styles['column']}>
          <Panel
            title="每日一抢"
            note={{ week: '一抢价与件数，底下的条是卖出和占住', month: '虚线是草稿；点日子看那一周' }[span]}
          >
            {read.isError && !read.data ? <LoadFailed what="排期" onRetry={() => void read.refetch()} /> : views[span]}
          </Panel>
          {span === 'week' && <GroupsOfWeek days={days} />}
          <Candidates
            day={free}
            onPlan={({ skuId }) => change({ ...closed, add: free ?? today, sku: skuId }, { push: !isBeside })}
          />
        </div>
      </Split>
    </>
  );
}
