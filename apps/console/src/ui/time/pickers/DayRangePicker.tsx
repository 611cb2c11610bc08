import { ShopDatePicker } from './ShopDatePicker.ts';
import { dayOf, wallOf } from './shopCalendar.ts';

interface DayRangePickerProps {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
  /** One of both may be left open. */
  readonly mayBeOpen?: boolean;
  readonly disabled?: boolean;
}

/** From one day in Shanghai to another, both included. */
export function DayRangePicker({
  label,
  from,
  to,
  onChange,
  mayBeOpen = false,
  disabled = false,
}: DayRangePickerProps) {
  return (
    <ShopDatePicker.RangePicker
      aria-label={label}
      disabled={disabled}
      allowEmpty={[mayBeOpen, mayBeOpen]}
      value={[from ? wallOf.day(from) : null, to ? wallOf.day(to) : null]}
      onChange={(range) => onChange(range?.[0] ? dayOf(range[0]) : undefined, range?.[1] ? dayOf(range[1]) : undefined)}
    />
  );
}
