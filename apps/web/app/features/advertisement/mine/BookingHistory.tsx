import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import type { Booking } from '../adQueries.ts';
import styles from './BookingHistory.module.css';
import { historyOf } from './bookingWords.ts';

interface BookingHistoryProps {
  booking: Booking;
  onClose: () => void;
}

/** 审核记录: what has become of a booking, with its number for whoever asks. */
export function BookingHistory({ booking, onClose }: BookingHistoryProps) {
  return (
    <Drawer title="审核记录" onClose={onClose}>
      <p className={styles['no']}>{`${booking.title}，编号 ${booking.no}`}</p>
      <ol className={styles['events']}>
        {historyOf(booking).map(({ at, text }) => (
          <li key={text}>
            <time dateTime={at}>{shanghaiMinute(at)}</time>
            {text}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
