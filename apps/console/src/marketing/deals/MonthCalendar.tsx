import { formatFen } from '../../ui/money/formatFen.ts';
import { weekdays } from '../../ui/time/weekdays.ts';
import styles from './Month.module.css';
import { type Deal, dayWords } from './dealWords.ts';

/** The others of a day stand in its week. */
const SHOWN = 5;

interface MonthCalendarProps {
  readonly month: string;
  readonly days: readonly string[];
  readonly today: string;
  readonly deals: readonly Deal[];
  readonly open: string | undefined;
  readonly isBusy: boolean;
  readonly onOpen: (id: string) => void;
  readonly onWeek: (day: string) => void;
}

/** A month of deals at a glance: which days are full, which are empty; a day leads to its week. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, days, today, deals, open, isBusy, onOpen, onWeek } = props;
  return (
    <div className={styles['month']} aria-busy={isBusy}>
      {weekdays.map((name) => (
        <b key={name} aria-hidden="true">
          {name}
        </b>
      ))}
      {days.map((day) => {
        const ofDay = deals.filter((deal) => deal.day === day);
        return (
          <section
            key={day}
            aria-label={dayWords(day)}
            data-today={day === today || undefined}
            data-other={day.slice(0, 7) === month.slice(0, 7) ? undefined : true}
          >
            <button type="button" onClick={() => onWeek(day)}>
              {day.slice(5)} {ofDay.length > 0 && <em>{ofDay.length} 款</em>}
              {ofDay.length === 0 && day >= today && !isBusy && <em>空着</em>}
            </button>
            <ul>
              {ofDay.slice(0, SHOWN).map(({ id, title, priceFen, state, fallback }) => (
                <li key={id}>
                  <button
                    type="button"
                    data-state={state}
                    aria-current={id === open ? 'true' : undefined}
                    onClick={() => onOpen(id)}
                  >
                    <span>{title}</span> {formatFen(priceFen)}
                    {fallback?.problem && <i>没发成</i>}
                  </button>
                </li>
              ))}
            </ul>
            {ofDay.length > SHOWN && <small>还有 {ofDay.length - SHOWN} 款</small>}
          </section>
        );
      })}
    </div>
  );
}
