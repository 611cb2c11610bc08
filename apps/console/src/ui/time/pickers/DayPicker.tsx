import { ShopDatePicker } from './ShopDatePicker.ts';
import { dayOf, wallOf } from './shopCalendar.ts';

interface DayPickerProps {
  readonly id?: string;
  readonly label?: string;
  /** A day in Shanghai, 2026-11-16. */
  readonly value: string | null;
  readonly onChange: (day: string) => void;
  /** Earlier days cannot be chosen. */
  readonly from?: string;
  /** Later days cannot be chosen. */
  readonly until?: string;
}

/** One day, which cannot be emptied. */
export function DayPicker({ id, label, value, onChange, from, until }: DayPickerProps) {
  return (
    <ShopDatePicker
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      allowClear={false}
      value={value === null ? null : wallOf.day(value)}
      disabledDate={(wall) =>
        (from !== undefined && dayOf(wall) < from) || (until !== undefined && dayOf(wall) > until)
      }
      onChange={(wall) => wall && onChange(dayOf(wall))}
    />
  );
}
