import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { type Order, orderQueries } from '../orderQueries.ts';
import { FollowUpForm } from './FollowUpForm.tsx';
import { lineToReview } from './lineToReview.ts';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './ReviewDrawer.module.css';

interface ReviewDrawerProps {
  order: Order;
  /** A line, or `next` for the first that has not been reviewed. */
  wanted: string;
  onClose: () => void;
}

/** A review of one thing that was bought; one that has been written can be added to once. */
export default function ReviewDrawer({ order, wanted, onClose }: ReviewDrawerProps) {
  const line = lineToReview(order, wanted);
  if (!line) {
    return (
      <Drawer title="评价" onClose={onClose}>
        <p className={styles['note']}>这笔订单的商品都评价过了，谢谢您。</p>
      </Drawer>
    );
  }
  return (
    <Drawer title={line.reviewId === null ? '评价' : '追评'} onClose={onClose}>
      <div className={styles['stack']}>
        <GoodsLine line={line} note={line.skuLabel} />
        {line.reviewId !== null ? (
          <Written order={order} lineId={line.id} onClose={onClose} />
        ) : order.actions.includes('review') ? (
          <ReviewForm order={order} lineId={line.id} onClose={onClose} />
        ) : (
          <p className={styles['note']}>订单完成后 30 天内可以评价。</p>
        )}
      </div>
    </Drawer>
  );
}

function Written({ order, lineId, onClose }: { order: Order; lineId: string; onClose: () => void }) {
  const { data: reviews, error, isFetching, refetch } = useQuery(orderQueries.reviews(order.id));
  const review = reviews?.find((one) => one.lineId === lineId);
  if (error) {
    return <LoadFailed text="评价没有加载出来，它还在。" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!review) return <p className={styles['note']}>正在加载</p>;
  return (
    <>
      <OwnReview order={order} review={review} isAlone />
      {review.followUp === null && <FollowUpForm orderId={order.id} lineId={lineId} onClose={onClose} />}
    </>
  );
}
