import { Button } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StaffPicture } from '../../ui/picture/StaffPicture.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Advertisements.module.css';
import { BookingDecision } from './BookingDecision.tsx';
import { dayWords, placeWords, stateNames } from './advertisementWords.ts';

/** One booking beside the list: how it would look, what the shop checked by itself, and the decision. */
export function BookingSide({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead('staffAdvertisementGet', { params: { id } });
  const booking = read.data;
  if (read.isLoadingError) return <LoadFailed what="这次投放" onRetry={() => void read.refetch()} />;
  if (!booking) return <Panel title="投放">正在加载…</Panel>;
  const { earlier } = booking;
  return (
    <>
      <Panel
        title={`${booking.advertiser}，${placeWords(booking)}`}
        note={stateNames[booking.state]}
        extra={<Button onClick={onClose}>关闭</Button>}
      >
        <figure className={styles['shown']}>
          <StaffPicture
            name="staffAdvertisementPicture"
            input={{ params: { id }, query: { w: '640' } }}
            alt="素材"
            className={styles['picture']}
          />
          <figcaption>
            <b>{booking.title}</b>
            <span>
              {booking.advertiser} <i>广告</i>
            </span>
          </figcaption>
        </figure>
        <ul className={styles['checks']} aria-label="检查">
          {booking.checks.map(({ isGood, words }) => (
            <li key={words}>
              <Icon name={isGood ? 'tick' : 'warning'} size={14} /> {words}
            </li>
          ))}
        </ul>
      </Panel>
      <BookingDecision key={booking.version} booking={booking} />
      <Panel title="预订" note={booking.no}>
        <Facts
          rows={[
            ['档期', dayWords(booking)],
            ['金额', `¥${formatFen(booking.amountFen)}，余额已付`],
            ['已经退回', booking.refundedFen > 0 ? `¥${formatFen(booking.refundedFen)}` : null],
            ['落地页', booking.landing],
            ['商品', booking.product && `${booking.product.title}，¥${formatFen(booking.product.priceFen)}`],
            ['提交', formatTime(booking.bookedAt)],
            ['理由', booking.reason],
            [
              '以前',
              `投过 ${earlier.count} 次${earlier.clickRateBp === null ? '' : `，平均点击 ${(earlier.clickRateBp / 100).toFixed(2)}%`}`,
            ],
          ]}
        />
      </Panel>
    </>
  );
}
