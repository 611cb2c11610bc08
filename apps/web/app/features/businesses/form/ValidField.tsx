import { Checkbox, DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
import styles from './ValidField.module.css';

/** Until when the licence is valid: a day, or `forever`. */
export type ValidUntil = string;
export const FOREVER = 'forever';
const DAY = 'YYYY-MM-DD';

export function ValidField({ complaint }: { complaint: string | undefined }) {
  return (
    <Form.Item
      name="validUntil"
      label="有效期"
      rules={[{ required: true, message: '请选日期，或选长期' }]}
      {...(complaint === undefined ? {} : { extra: complaint })}
    >
      <ValidInput />
    </Form.Item>
  );
}

interface ValidInputProps {
  id?: string;
  value?: ValidUntil;
  onChange?: (value: ValidUntil | undefined) => void;
}

function ValidInput({ id, value, onChange }: ValidInputProps) {
  const isForever = value === FOREVER;
  return (
    <div className={styles['valid']}>
      <DatePicker
        {...(id === undefined ? {} : { id })}
        className={styles['day'] ?? ''}
        value={value === undefined || isForever ? null : dayjs(value)}
        disabled={isForever}
        placeholder={isForever ? '长期' : '选日期，或选长期'}
        disabledDate={(day) => day.isBefore(dayjs(), 'day')}
        onChange={(day) => onChange?.(day ? day.format(DAY) : undefined)}
      />
      <Checkbox
        className={styles['forever'] ?? ''}
        checked={isForever}
        onChange={({ target }) => onChange?.(target.checked ? FOREVER : undefined)}
      >
        长期
      </Checkbox>
    </div>
  );
}
