import type { Answer, Contract } from '@jiwu/contract';
import styles from './DailyWeek.module.css';
import { pastDayWord } from './dailyWords.ts';

/** The last seven days, today at the end. */
export function DailyWeek({ days }: { days: Answer<Contract['vipDaily']>['days'] }) {
  return (
    <ol className={styles['week']} aria-label="近 7 天">
      {days.map(({ day, state }, at) => {
        const isToday = at === days.length - 1;
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined}>
            <span>{day.slice(5)}</span>
            <b>{isToday ? '今天' : pastDayWord(state)}</b>
          </li>
        );
      })}
    </ol>
  );
}
