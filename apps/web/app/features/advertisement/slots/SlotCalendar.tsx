import { rules } from '@jiwu/contract/rules';
import type { ReactNode } from 'react';
import type { CalendarAnswer } from '../AdvertisementData.ts';
import type { Place } from '../aim.ts';
import { dayAfter, monthsIn, shortDay, type Span } from '../days.ts';
import { MonthTable } from './MonthTable.tsx';
import { averageWords } from './placeWords.ts';
import styles from './SlotCalendar.module.css';
import type { SlotDay } from './pickDays.ts';

interface SlotCalendarProps {
  place: Place;
  /** Null: the place is not said whole yet, or the calendar did not come. */
  calendar: CalendarAnswer | null;
  days: readonly SlotDay[];
  mine: ReadonlySet<string>;
  picked: Span | null;
  isBusy: boolean;
  onPick: (day: string) => void;
  /** What the place is sold by. */
  choice: ReactNode;
  /** In place of the months. */
  instead: ReactNode;
}

/** The months of one slot that can be booked, with what is taken. */
export function SlotCalendar(props: SlotCalendarProps) {
  const { place, calendar, days, mine, picked, isBusy, onPick, choice, instead } = props;
  const { name } = rules.advertisement.placeTerms[place];
  return (
    <div className={styles['panel']} role="group" aria-label={`${name}的档期`} aria-busy={isBusy}>
      <div className={styles['head']}>
        <h3>{name}</h3>
        {choice}
        {calendar && <p>{averageWords(calendar)}</p>}
      </div>
      {calendar && (
        <div className={styles['months']}>
          {monthsIn({ first: calendar.today, last: calendar.lastDay }).map((month) => (
            <MonthTable
              key={month}
              month={month}
              slot={{
                today: calendar.today,
                earliestDay: calendar.earliestDay,
                taken: new Set(calendar.taken),
                open: new Map(days.map((day) => [day.day, day])),
                mine,
              }}
              picked={picked}
              onPick={onPick}
            />
          ))}
        </div>
      )}
      {!calendar && <div className={styles['instead']}>{instead}</div>}
      {calendar && <Legend calendar={calendar} hasMine={mine.size > 0} />}
    </div>
  );
}

function Legend({ calendar, hasMine }: { calendar: CalendarAnswer; hasMine: boolean }) {
  const { earliestDay, lastDay, opensOn } = calendar;
  return (
    <div className={styles['foot']}>
      <ul>
        <li data-look="picked">您选的</li>
        <li data-look="free">可订</li>
        <li data-look="taken">已订</li>
        {hasMine && <li data-look="mine">您订的</li>}
      </ul>
      <p>
        素材要审 {rules.advertisement.reviewDays} 个工作日，最早可订 {shortDay(earliestDay)}；
        {shortDay(dayAfter(lastDay, 1))} 起的档期 {shortDay(opensOn)} 开放
      </p>
    </div>
  );
}
