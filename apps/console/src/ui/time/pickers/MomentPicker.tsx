import { ShopDatePicker } from './ShopDatePicker.ts';
import { instantOf, wallOf } from './shopCalendar.ts';

interface MomentPickerProps {
  readonly id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly value: string | null;
  /** Null: it was emptied, which `isRequired` forbids. */
  readonly onChange: (instant: string | null) => void;
  readonly isRequired?: boolean;
  readonly disabled?: boolean;
}

/** A moment by the shop's clock, to the minute. */
export function MomentPicker(props: MomentPickerProps) {
  const { id, label, placeholder, value, onChange, isRequired = false, disabled = false } = props;
  return (
    <ShopDatePicker
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(placeholder !== undefined && { placeholder })}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      allowClear={!isRequired}
      disabled={disabled}
      value={value === null ? null : wallOf.instant(value)}
      onChange={(wall) => (wall || !isRequired) && onChange(wall ? instantOf(wall.startOf('minute')) : null)}
    />
  );
}
