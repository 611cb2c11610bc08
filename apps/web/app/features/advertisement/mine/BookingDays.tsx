import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiClock, shanghaiDay } from '../../../format/shanghaiDay.ts';
import type { Booking } from '../adQueries.ts';
import styles from './BookingDays.module.css';
import { perClickFen, rateWords, usedWords } from './bookingWords.ts';
import { DayBars } from './DayBars.tsx';

interface BookingDaysProps {
  booking: Booking;
  /** When impressions and clicks were counted last. */
  countedAt: string;
}

/** Impressions and clicks of each day, and what they come to. */
export function BookingDays({ booking, countedAt }: BookingDaysProps) {
  const { days, impressions, clicks, refundedFen, title } = booking;
  const today = shanghaiDay(countedAt);
  const perClick = perClickFen(booking);
  return (
    <div className={styles['days']}>
      <div className={styles['chart']}>
        <h4>
          每天
          <span data-what="impressions">展示</span>
          <span data-what="clicks">点击</span>
        </h4>
        <DayBars days={days} today={today} />
        <table className={styles['hidden']}>
          <caption>{title}每天的展示与点击</caption>
          <thead>
            <tr>
              <th scope="col">日期</th>
              <th scope="col">展示</th>
              <th scope="col">点击</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{day.day > today ? '还没到' : formatCount(day.impressions)}</td>
                <td>{day.day > today ? '还没到' : formatCount(day.clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['sums']}>
        <dl>
          <div data-large="true">
            <dt>展示</dt>
            <dd>{formatCount(impressions)}</dd>
          </div>
          <div data-large="true">
            <dt>点击</dt>
            <dd>{formatCount(clicks)}</dd>
          </div>
          <div>
            <dt>点击率</dt>
            <dd>{rateWords(booking)}</dd>
          </div>
          <div>
            <dt>已用</dt>
            <dd>{usedWords(booking)}</dd>
          </div>
          {refundedFen > 0 && (
            <div>
              <dt>已退回</dt>
              <dd>{formatFen(refundedFen)}</dd>
            </div>
          )}
          <div>
            <dt>每次点击合</dt>
            <dd>{perClick === null ? '—' : formatFen(perClick)}</dd>
          </div>
        </dl>
        <p>
          露出一半满 {rules.advertisement.seenMs / 1000} 秒算一次展示，同一浏览器每小时只算一次，点击也是。
          {shanghaiClock(countedAt)} 更新。
        </p>
      </div>
    </div>
  );
}
