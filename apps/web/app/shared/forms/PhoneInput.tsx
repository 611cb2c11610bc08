import { Input, type InputRef } from 'antd';
import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { groupedPosition, groupPhone, phoneDigits } from './groupPhone.ts';

type PhoneInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'ref'> & {
  value?: string;
  onChange?: (digits: string) => void;
};

/** Shows 138 1276 6024 and holds 13812766024. Editing in the middle leaves the cursor where it was. */
export function PhoneInput({ value = '', onChange, ...rest }: PhoneInputProps) {
  const field = useRef<InputRef>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const before = phoneDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    onChange?.(phoneDigits(target.value));
    requestAnimationFrame(() => field.current?.setSelectionRange(groupedPosition(before), groupedPosition(before)));
  }

  return (
    <Input
      {...rest}
      ref={field}
      type="tel"
      inputMode="numeric"
      prefix="+86"
      value={groupPhone(value)}
      onChange={take}
    />
  );
}
