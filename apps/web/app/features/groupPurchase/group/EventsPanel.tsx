import { clockMoment } from '../../../format/momentWords.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { connectionWords } from './connectionWords.ts';
import styles from './EventsPanel.module.css';
import { eventWords } from './eventWords.ts';
import type { LiveGroup } from './useLiveGroup.ts';

interface EventsPanelProps {
  events: GroupAnswer['group']['events'];
  now: string;
  live: LiveGroup;
}

/** What happened in the group, and how fresh that is. The region is there before its words, so that they are read out. */
export function EventsPanel({ events, now, live }: EventsPanelProps) {
  return (
    <Panel
      title="动态"
      aside={
        <div className={styles['connection']}>
          <span role="status">{connectionWords[live.connection]}</span>
          {live.connection === 'lost' && (
            <TextButton busy={live.isAsking} onClick={live.ask}>
              刷新
            </TextButton>
          )}
        </div>
      }
    >
      <ol className={styles['events']}>
        {events.map((event) => (
          <li key={`${event.kind} ${event.at} ${event.name ?? ''}`}>
            <time dateTime={event.at}>{clockMoment(event.at, now)}</time>
            <i aria-hidden="true" />
            <span>{eventWords(event)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
