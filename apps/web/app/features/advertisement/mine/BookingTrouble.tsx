import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Booking } from '../adQueries.ts';
import { type Draft, draftOf } from '../Draft.ts';
import styles from './BookingTrouble.module.css';
import type { Trouble } from './bookingWords.ts';

interface BookingTroubleProps {
  booking: Booking;
  trouble: Trouble;
  onRepeat: (booking: Booking, draft: Draft) => void;
}

/** Why it does not stand there, where the money is, and the way on. */
export function BookingTrouble({ booking, trouble, onRepeat }: BookingTroubleProps) {
  const keepsPicture = trouble.again === 'same';
  return (
    <div className={styles['trouble']}>
      <Icon name="info" size={20} />
      <p>
        <b>{trouble.title}</b>
        {trouble.text}
      </p>
      <Button onClick={() => onRepeat(booking, draftOf(booking, keepsPicture))}>
        {keepsPicture ? '另选几天' : '换图再订'}
      </Button>
    </div>
  );
}
