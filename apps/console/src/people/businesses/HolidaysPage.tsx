import type { Answer, Contract } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { Button } from 'antd';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useMay, whoMayCall, roleNames } from '../../session/access.ts';
import { shopNow } from '../../session/shopTime.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { weekdayOf } from '../../ui/time/weekdays.ts';
import styles from './Businesses.module.css';
import { HolidayForm } from './HolidayForm.tsx';

type Holiday = Answer<Contract['staffHolidayList']>['items'][number];

/** 放假的日子: days on which nobody works, beside Saturdays and Sundays. What is promised within working days counts without them. */
export function HolidaysPage() {
  const may = useMay();
  const read = useRead('staffHolidayList', {});
  const mayChange = may('staffHolidaySet');
  const items = read.data?.items ?? [];
  const today = businessDay(shopNow());
  const over = items.filter(({ day }) => day < today);
  const years = Map.groupBy(
    items.filter(({ day }) => day >= today),
    ({ day }) => day.slice(0, 4),
  );
  return (
    <>
      <PageHead
        title="放假的日子"
        about={`商户审核的“工作日内答复”不算周六、周日和这些日子。${
          mayChange
            ? ''
            : `要改，请找${whoMayCall('staffHolidaySet')
                .map((role) => roleNames[role])
                .join('、')}`
        }`}
      >
        <Link to="/businesses">回到商户审核</Link>
      </PageHead>
      <div className={styles['holidays']} data-alone={mayChange ? undefined : true}>
        <div>
          {read.isLoadingError && <LoadFailed what="放假的日子" onRetry={() => void read.refetch()} />}
          {read.isPending && <p className="quiet">正在读…</p>}
          {read.data && items.length === 0 && (
            <Panel>
              <StateMessage icon="calendar" title="还没有定放假的日子">
                现在只有周六、周日不算工作日。
              </StateMessage>
            </Panel>
          )}
          {[...years].map(([year, days]) => (
            <Panel key={year} title={`${year} 年`} note={`还有 ${days.length} 天`} isFlush>
              <Days days={days} mayChange={mayChange} />
            </Panel>
          ))}
          {over.length > 0 && (
            <Panel isFlush>
              <details className={styles['over']}>
                <summary>今年已经过了的 {over.length} 天</summary>
                <Days days={over} mayChange={false} />
              </details>
            </Panel>
          )}
        </div>
        {mayChange && <HolidayForm />}
      </div>
    </>
  );
}

function Days({ days, mayChange }: { days: readonly Holiday[]; mayChange: boolean }) {
  const { isBusy, problem, send } = useSend('staffHolidayRemove');
  const remove = async ({ day, name }: Holiday) => {
    if (await send({ params: { day } })) say.done(`${day} 不再是“${name}”，照常上班`);
  };
  return (
    <>
      <FormProblem text={problem} />
      <table className={styles['days']}>
        <thead>
          <tr>
            <th scope="col">日子</th>
            <th scope="col">星期</th>
            <th scope="col">名字</th>
            <th scope="col">
              <span className="visuallyHidden">改</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((holiday) => (
            <tr key={holiday.day}>
              <td>{holiday.day.slice(5)}</td>
              <td>{weekdayOf(holiday.day)}</td>
              <td>{holiday.name}</td>
              <td>
                {mayChange && (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={`${holiday.day} 照常上班`}
                    onClick={() => void remove(holiday)}
                  >
                    照常上班
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
