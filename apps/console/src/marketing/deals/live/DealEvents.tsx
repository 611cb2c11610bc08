import { Panel } from '../../../ui/panel/Panel.tsx';
import { formatClock } from '../../../ui/time/formatTime.ts';
import styles from '../Deals.module.css';
import type { Watched } from '../dealWords.ts';

type Event = Watched['events'][number];

const words: Readonly<Record<Event['kind'], string>> = {
  claimed: '占到 1 件',
  bought: '付款',
  lapsed: '没付，放回 1 件',
  released: '不要了，放回 1 件',
};

/** 正在发生: the last things that happened to the pieces. */
export function DealEvents({ events }: { events: readonly Event[] }) {
  return (
    <Panel title="正在发生" note="新的在前">
      {events.length === 0 ? (
        <p className="quiet">还没有人抢</p>
      ) : (
        <ul className={styles['held']}>
          {events.map(({ id, name, kind, at }) => (
            <li key={`${id} ${kind}`}>
              <time dateTime={at}>{formatClock(new Date(at)).slice(-8)}</time>
              <span>
                {name} {words[kind]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
