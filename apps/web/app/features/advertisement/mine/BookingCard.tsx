import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { whereWords } from '../../../shared/advertisement/adWords.ts';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { Booking } from '../adQueries.ts';
import { spanWords } from '../days.ts';
import type { Draft } from '../Draft.ts';
import { BookingAction } from './BookingAction.tsx';
import styles from './BookingCard.module.css';
import { BookingDays } from './BookingDays.tsx';
import { BookingTrouble } from './BookingTrouble.tsx';
import { amountNote, countWords, hasBegun, rateWords, troubleOf } from './bookingWords.ts';
import { StateMark } from './StateMark.tsx';

interface BookingCardProps {
  booking: Booking;
  countedAt: string;
  /** Its days stand open from the beginning. */
  isOpen: boolean;
  onChanged: () => void;
  onRepeat: (booking: Booking, draft: Draft) => void;
}

/** One booking: what and where, its figures, and what can be done with it now. */
export function BookingCard({ booking, countedAt, isOpen, onChanged, onRepeat }: BookingCardProps) {
  const [isShown, setShown] = useState(isOpen);
  const { title, fromDay, toDay, picture, state, amountFen } = booking;
  const trouble = troubleOf(booking);
  const figures = [
    { label: '展示', text: countWords(booking, 'impressions') },
    { label: '点击', text: countWords(booking, 'clicks') },
    { label: '点击率', text: rateWords(booking) },
    { label: amountNote(booking), text: formatFen(amountFen) },
  ];
  return (
    <article className={styles['booking']} aria-label={title}>
      <div className={styles['head']}>
        <span className={styles['picture']}>
          <OwnPicture fileId={picture.fileId} alt={`${title}的图片`} width="320" />
        </span>
        <div className={styles['title']}>
          <h3>
            {title}
            <StateMark state={state} />
          </h3>
          <p>{`${whereWords(booking)}，${spanWords({ first: fromDay, last: toDay })}`}</p>
          {hasBegun(booking) && (
            <TextButton
              label={`${title}，${isShown ? '收起每天的数' : '看每天的数'}`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? '收起' : '看每天'}
            </TextButton>
          )}
        </div>
        <dl className={styles['figures']}>
          {figures.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['action']}>
          <BookingAction booking={booking} onChanged={onChanged} onRepeat={onRepeat} />
        </div>
      </div>
      {trouble && <BookingTrouble booking={booking} trouble={trouble} onRepeat={onRepeat} />}
      {isShown && hasBegun(booking) && <BookingDays booking={booking} countedAt={countedAt} />}
    </article>
  );
}
