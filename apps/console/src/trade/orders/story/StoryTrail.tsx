import type { StaffOrderStory } from '@jiwu/contract';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { orderStates } from '../../../ui/words/orderStates.ts';
import styles from './Story.module.css';

const actors = { user: '买家', staff: '员工', shop: '系统' } as const;

/** Every step, the newest first: of the order itself, and of its parcels. */
export function StoryTrail({ story: { history, parcels } }: { story: StaffOrderStory }) {
  const steps = [
    ...history.map(({ at, to, by, staffName, reason }) => ({
      at,
      title: orderStates[to],
      note: [staffName ?? actors[by], reason].filter(Boolean).join('，'),
    })),
    ...parcels.flatMap(({ no, carrierName, events }) =>
      events.map(({ at, description }) => ({ at, title: `包裹 ${no} ${description}`, note: carrierName })),
    ),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <div>
      <h3>经过</h3>
      <ol className={styles['trail']}>
        {steps.map(({ at, title, note }) => (
          <li key={`${at} ${title}`}>
            <time dateTime={at}>{formatTime(at)}</time>
            <p>
              {title}
              <em>{note}</em>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
