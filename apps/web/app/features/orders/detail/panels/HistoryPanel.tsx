import type { Order } from '../../orderQueries.ts';
import { actorWords, stateWords } from '../../orderWords.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { wholeMoment } from '../../timeWords.ts';
import styles from './HistoryPanel.module.css';

/** Every change of the order: its time, actor and reason. */
export function HistoryPanel({ order: { history } }: { order: Order }) {
  return (
    <Panel title="全部记录">
      <ol className={styles['history']}>
        {history.map(({ at, to, by, reason }) => (
          <li key={`${at} ${to}`}>
            <time dateTime={at}>{wholeMoment(at)}</time>
            <b>{stateWords[to]}</b>
            <span>
              {actorWords[by]}
              {reason && `：${reason}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
