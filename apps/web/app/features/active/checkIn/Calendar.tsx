import { Icon } from '../../../ui/icon/Icon.tsx';
import type { CheckInMonth } from '../ActiveData.ts';
import styles from './Calendar.module.css';
import { comingIntegral } from './comingIntegral.ts';
import { monthWeeks } from '../../../ui/time/monthWeeks.ts';

interface CalendarProps {
  month: CheckInMonth;
  /** A visitor has missed nothing. */
  isMine: boolean;
  isLoading?: boolean;
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** The month as a table: past check-ins, today's integral, and that of the next days. */
export function Calendar({ month, isMine, isLoading = false }: CalendarProps) {
  const done = new Set(month.days.map(({ day }) => day));
  const coming = comingIntegral(month);
  const [year, monthNumber] = month.month.split('-').map(Number);
  return (
    <table
      className={styles['calendar']}
      aria-label={`${year} 年 ${monthNumber} 月签到`}
      aria-busy={isLoading || undefined}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month.month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) =>
              day === null ? (
                <td key={weekdays[at]}>&nbsp;</td>
              ) : (
                <td
                  key={day}
                  data-day={lookOf(day, month.today, done.has(day))}
                  aria-current={day === month.today ? 'date' : undefined}
                >
                  <span>{Number(day.slice(-2))}</span>
                  <em>
                    {done.has(day) ? (
                      <>
                        <Icon name="check" size={12} />
                        <i>已签到</i>
                      </>
                    ) : coming.has(day) ? (
                      `+${coming.get(day)}`
                    ) : (
                      isMine && day < month.today && <i>未签到</i>
                    )}
                  </em>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lookOf(day: string, today: string, isDone: boolean): 'today' | 'done' | 'past' | 'coming' {
  if (day === today) return 'today';
  if (isDone) return 'done';
  return day < today ? 'past' : 'coming';
}
