import { ShopDatePicker } from './ShopDatePicker.ts';
import { wallOf } from './shopCalendar.ts';

interface MonthPickerProps {
  readonly label: string;
  /** 2026-11 */
  readonly value: string;
  readonly onChange: (month: string) => void;
}

/** One month, which cannot be emptied. */
export function MonthPicker({ label, value, onChange }: MonthPickerProps) {
  return (
    <ShopDatePicker
      aria-label={label}
      picker="month"
      allowClear={false}
      value={wallOf.day(`${value}-01`)}
      onChange={(wall) => wall && onChange(wall.format('YYYY-MM'))}
    />
  );
}
