import type { Order } from '../../orderQueries.ts';
import { shortMinute } from '../../timeWords.ts';
import { trackingWords } from '../../../../shared/orders/trackingWords.ts';
import styles from './Timeline.module.css';

/** Where a parcel has been, the newest first. */
export function Timeline({ parcel: { events, sentAt } }: { parcel: Order['parcels'][number] }) {
  const shown = events.length > 0 ? events : [{ at: sentAt, place: '', description: '包裹已交给快递，等待揽收。' }];
  return (
    <ol className={styles['timeline']}>
      {shown.map(({ at, place, description }, order) => (
        <li key={`${at} ${description}`} data-now={order === 0}>
          <time dateTime={at}>{shortMinute(at)}</time>
          <div>
            <b>{place || description}</b>
            {place !== '' && <p>{trackingWords(description)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
