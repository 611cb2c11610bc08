import { rules } from '@jiwu/contract/rules';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { countDays, type Span } from '../days.ts';
import { type SlotDay, takenIn } from '../slots/pickDays.ts';
import { spanOf } from './values.ts';
import type { BookingValues } from './BookingValues.ts';
import styles from './DaysField.module.css';

const { maxDays } = rules.advertisement;

interface DaysFieldProps {
  days: readonly SlotDay[];
  span: Span | null;
}

/** Shown as people read a day, typed as the shop writes one. */
const format = [(day: Dayjs) => day.format('MM-DD ddd'), 'YYYY-MM-DD'];

/**
 * The days of the booking. How many there may be is told in antd's own words; which of them cannot be had is for the shop to say.
 */
export function DaysField({ days, span }: DaysFieldProps) {
  const free = new Set(days.filter(({ isTaken }) => !isTaken).map(({ day }) => day));
  return (
    <Form.Item
      name="days"
      label={
        <>
          日期<em>{span ? `${countDays(span)} 天` : ''}</em>
        </>
      }
      messageVariables={{ label: '投放天数' }}
      rules={[
        { required: true },
        { type: 'number', min: 1, max: maxDays, transform: countOf },
        {
          validator: (_, value: BookingValues['days']) => {
            const [gone] = takenIn(days, spanOf(value) ?? { first: '', last: '' });
            return gone === undefined
              ? Promise.resolve()
              : Promise.reject(new Error(`${dayjs(gone).format('M 月 D 日')}已被订走，请换几天`));
          },
        },
      ]}
    >
      <DatePicker.RangePicker
        className={styles['range'] ?? ''}
        classNames={{ popup: { root: styles['popup'] ?? '' } }}
        format={format}
        separator="至"
        allowClear={false}
        placeholder={['开始', '结束']}
        minDate={dayjs(days[0]?.day)}
        maxDate={dayjs(days.at(-1)?.day)}
        disabledDate={(day) => !free.has(day.format('YYYY-MM-DD'))}
      />
    </Form.Item>
  );
}

/** For a rule of numbers: how many days a value has. */
function countOf(value: BookingValues['days']): number | undefined {
  const span = spanOf(value);
  return span ? countDays(span) : undefined;
}
