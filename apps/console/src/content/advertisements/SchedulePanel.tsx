import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { useRead } from '../../api/useRead.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from './Advertisements.module.css';
import { placeWords, stateNames } from './advertisementWords.ts';

type Schedule = Answer<Contract['staffAdvertisementSchedule']>;
type Booked = Schedule['items'][number];

/** Fourteen days, one row for each place that somebody booked. */
export function SchedulePanel({ onOpen }: { onOpen: (id: string) => void }) {
  const read = useRead('staffAdvertisementSchedule', { query: {} });
  if (read.isLoadingError) return <LoadFailed what="档期" onRetry={() => void read.refetch()} />;
  if (!read.data) return null;
  const { fromDay, toDay, items } = read.data;
  const days = daysOf(fromDay, toDay);
  const rows = Map.groupBy(items, placeWords);
  return (
    <Panel title="档期" note={`${fromDay.slice(5)} 至 ${toDay.slice(5)}`}>
      {rows.size === 0 ? (
        <p className="quiet">这十四天都空着</p>
      ) : (
        <div className={styles['wide']}>
          <table className={styles['schedule']}>
            <thead>
              <tr>
                <th scope="col">广告位</th>
                {days.map((day) => (
                  <th key={day} scope="col">
                    {day.slice(8)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...rows].map(([place, booked]) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  {days.map((day) => (
                    <td key={day}>
                      <Slot booked={booked.find((one) => one.fromDay <= day && day <= one.toDay)} onOpen={onOpen} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Slot({ booked, onOpen }: { booked: Booked | undefined; onOpen: (id: string) => void }) {
  if (!booked) return null;
  const { id, advertiser, state } = booked;
  return (
    <button type="button" data-state={state} title={`${advertiser}，${stateNames[state]}`} onClick={() => onOpen(id)}>
      {advertiser.slice(0, 2)}
    </button>
  );
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
