import type { StaffOrder } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { businessDay } from '@jiwu/kernel';
import { Button, Select } from 'antd';
import { shopNow } from '../session/shopTime.ts';
import { useAddress } from '../ui/address/useAddress.ts';
import { DayPicker } from '../ui/time/pickers/DayPicker.tsx';
import { kindNames } from './kindNames.ts';

interface DayAndChannelProps {
  /** Undefined: today. */
  readonly day: string | undefined;
  /** Undefined: all of them. */
  readonly kind: StaffOrder['kind'] | undefined;
}

/** Which day and which channel the figures are of. */
export function DayAndChannel({ day, kind }: DayAndChannelProps) {
  const { change } = useAddress();
  const today = businessDay(shopNow());
  return (
    <>
      <Select
        aria-label="渠道"
        value={kind ?? ''}
        onChange={(value: string) => change({ channel: value })}
        options={[
          { value: '', label: '全部渠道' },
          ...rules.order.kinds.map((value) => ({ value, label: kindNames[value] })),
        ]}
      />
      <DayPicker
        label="哪一天"
        value={day ?? today}
        until={today}
        onChange={(chosen) => change({ day: chosen === today ? undefined : chosen })}
      />
      {day !== undefined && <Button onClick={() => change({ day: undefined })}>回到今天</Button>}
    </>
  );
}
