import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { DayRangePicker } from '../../ui/time/pickers/DayRangePicker.tsx';
import styles from './Businesses.module.css';
import { holidayDays } from './holidayDays.ts';

const MOST_DAYS = 15;

/** Sets the days of one holiday, or gives them another name. */
export function HolidayForm() {
  const [span, setSpan] = useState<{ readonly from?: string | undefined; readonly to?: string | undefined }>({});
  const [name, setName] = useState('');
  const { isBusy, problem, send } = useSend('staffHolidaySet');
  const days = span.from && span.to ? holidayDays(span.from, span.to) : [];
  const isTooLong = days.length > MOST_DAYS;
  const save = async () => {
    for (const day of days) {
      if (!(await send({ body: { day, name: name.trim() } }))) return;
    }
    say.done(`${days.length} 天定为“${name.trim()}”`);
    setSpan({});
    setName('');
  };
  return (
    <Panel title="定放假的日子" note="按国务院的通知">
      <div className={styles['form']}>
        <span>从哪天到哪天，一天就选两次</span>
        <DayRangePicker
          label="从哪天到哪天"
          from={span.from}
          to={span.to}
          onChange={(from, to) => setSpan({ from, to })}
        />
        <label htmlFor="holidayName">叫什么</label>
        <Input
          id="holidayName"
          placeholder="例如：春节"
          maxLength={20}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <FormProblem text={isTooLong ? `一次最多 ${MOST_DAYS} 天，看看起止有没有选错` : problem} />
        <Button
          type="primary"
          disabled={days.length === 0 || isTooLong || name.trim() === ''}
          loading={isBusy}
          onClick={() => void save()}
        >
          {days.length > 1 ? `这 ${days.length} 天放假` : '这一天放假'}
        </Button>
        <p className="quiet small">周末本来就不算工作日，选在里面也没有关系；已经定过的日子会换成新的名字。</p>
      </div>
    </Panel>
  );
}
