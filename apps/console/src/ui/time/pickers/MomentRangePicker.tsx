import { ShopDatePicker } from './ShopDatePicker.ts';
import { instantOf, wallOf } from './shopCalendar.ts';

interface MomentRangePickerProps {
  readonly label: string;
  readonly from: string | null | undefined;
  readonly until: string | null | undefined;
  readonly onChange: (from: string | null, until: string | null) => void;
  /** Of the beginning and of the end. */
  readonly disabled?: [boolean, boolean];
}

/** From one moment to another by the shop's clock. */
export function MomentRangePicker({ label, from, until, onChange, disabled }: MomentRangePickerProps) {
  return (
    <ShopDatePicker.RangePicker
      aria-label={label}
      showTime
      {...(disabled && { disabled })}
      value={from && until ? [wallOf.instant(from), wallOf.instant(until)] : null}
      onChange={(range) => onChange(range?.[0] ? instantOf(range[0]) : null, range?.[1] ? instantOf(range[1]) : null)}
    />
  );
}
