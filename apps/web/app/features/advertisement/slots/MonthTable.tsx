import { formatFenShort } from '../../../format/formatFenShort.ts';
import { monthWeeks } from '../../../ui/time/monthWeeks.ts';
import { monthWords, type Span } from '../days.ts';
import styles from './MonthTable.module.css';
import type { SlotDay } from './pickDays.ts';

/** What the calendar knows of the slot's days. */
export interface SlotWindow {
  readonly today: string;
  readonly earliestDay: string;
  /** Taken by anyone. */
  readonly taken: ReadonlySet<string>;
  /** The days that are open, with their prices. */
  readonly open: ReadonlyMap<string, SlotDay>;
  /** Days that the viewer's own bookings hold. */
  readonly mine: ReadonlySet<string>;
}

interface MonthTableProps {
  month: string;
  slot: SlotWindow;
  picked: Span | null;
  onPick: (day: string) => void;
}

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** One month of a place: what is free, for how much, what is taken and what is one's own. */
export function MonthTable({ month, slot, picked, onPick }: MonthTableProps) {
  return (
    <table className={styles['month']}>
      <caption>{monthWords(month)}</caption>
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
        {monthWeeks(month).map((week) => (
          <tr key={week.find((day) => day !== null)} data-past={week.every((day) => day === null || day < slot.today)}>
            {week.map((day, at) => (
              <td key={weekdays[at]}>
                {day !== null && <Day day={day} slot={slot} picked={picked} onPick={onPick} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Omit<MonthTableProps, 'month'> {
  day: string;
}

function Day({ day, slot, picked, onPick }: DayProps) {
  const open = slot.open.get(day);
  if (slot.mine.has(day)) return <Taken day={day} look="mine" words="您的" />;
  if (slot.taken.has(day)) return <Taken day={day} look="taken" words="已订" />;
  if (!open) {
    return (
      <button type="button" className={styles['day']} data-look="closed" disabled>
        <DayName day={day} />
        <i>{closedWords(day, slot)}</i>
      </button>
    );
  }
  const isIn = picked !== null && day >= picked.first && day <= picked.last;
  const isEnd = picked !== null && (day === picked.first || day === picked.last);
  return (
    <button
      type="button"
      className={styles['day']}
      data-look={isEnd ? 'end' : isIn ? 'in' : 'free'}
      aria-pressed={isIn}
      onClick={() => onPick(day)}
    >
      <DayName day={day} />
      <small>{formatFenShort(open.priceFen)}</small>
    </button>
  );
}

function Taken({ day, look, words }: { day: string; look: 'mine' | 'taken'; words: string }) {
  return (
    <span className={styles['day']} data-look={look}>
      <DayName day={day} />
      <small>{words}</small>
    </span>
  );
}

/** The month is said to those who hear the table; to the eye it stands above. */
function DayName({ day }: { day: string }) {
  const [, month, date] = day.split('-').map(Number);
  return (
    <>
      <i>{month} 月</i>
      <b>{date}</b>
      <i>日，</i>
    </>
  );
}

function closedWords(day: string, { today, earliestDay }: SlotWindow): string {
  if (day < today) return '已过';
  return day < earliestDay ? '来不及审核' : '还没开放';
}
