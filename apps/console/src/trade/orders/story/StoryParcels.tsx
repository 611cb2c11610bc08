import type { StaffOrderStory } from '@jiwu/contract';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { parcelStates } from '../../parts/words.ts';
import styles from './Story.module.css';

/** Each parcel with what is in it and what the carrier said last. */
export function StoryParcels({ story: { parcels, price } }: { story: StaffOrderStory }) {
  const titleOf = (lineId: string): string => price.lines.find(({ id }) => id === lineId)?.title ?? '';
  return (
    <div>
      <h3>包裹</h3>
      {parcels.length === 0 && <p className="quiet">还没有发出</p>}
      <ul className={styles['parcels']}>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <span>{parcel.direction === 'out' ? `包裹 ${parcel.no}` : `退回 ${parcel.no}`}</span>
            <p>
              <b>{parcelStates[parcel.state]}</b> {parcel.carrierName} {parcel.trackingNo}
              <em>
                {parcel.lines.map(({ lineId, quantity }) => `${titleOf(lineId)} × ${quantity}`).join('，')}
                {parcel.events[0] && `；${formatTime(parcel.events[0].at)} ${parcel.events[0].description}`}
              </em>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
