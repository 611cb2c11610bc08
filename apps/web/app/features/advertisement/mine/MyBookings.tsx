import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { Booking } from '../adQueries.ts';
import type { Draft } from '../Draft.ts';
import type { MyBookings as My } from '../useMyBookings.ts';
import { BookingCard } from './BookingCard.tsx';
import styles from './MyBookings.module.css';
import { NoBookings } from './NoBookings.tsx';

interface MyBookingsProps {
  my: My & { readonly user: string };
  onRepeat: (booking: Booking, draft: Draft) => void;
}

/** The viewer's bookings, the newest first; the first that stands in its place has its days open. Loaded apart from the page. */
export default function MyBookings({ my, onRepeat }: MyBookingsProps) {
  const { items, total, countedAt, user } = my;
  const opened = items.find(({ state }) => state === 'shown');
  if (total === null || countedAt === null) {
    return my.isFailed ? (
      <LoadFailed text="您的投放没有加载出来，订下的都在。" retrying={my.isFetching} onRetry={my.reload} />
    ) : (
      <Waiting />
    );
  }
  if (items.length === 0) return <NoBookings user={user} />;
  return (
    <div className={styles['list']}>
      {my.isFailed && <LoadFailed text="没有取到最新的，下面是刚才的。" retrying={my.isFetching} onRetry={my.reload} />}
      {items.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          countedAt={countedAt}
          isOpen={booking === opened}
          onChanged={my.reload}
          onRepeat={onRepeat}
        />
      ))}
      {my.hasMore && (
        <div className={styles['more']}>
          <Button busy={my.isLoadingMore} onClick={my.loadMore}>
            {my.isLoadingMore
              ? '正在加载'
              : `再看 ${formatCount(Math.min(rules.advertisement.perPage, total - items.length))} 次`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** As tall as two bookings. */
function Waiting() {
  return <div className={styles['waiting']} role="status" aria-label="正在加载您的投放" data-loading="true" />;
}
