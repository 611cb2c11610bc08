import { useQuery } from '@tanstack/react-query';
import { type Order, orderQueries } from '../../orderQueries.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { OwnReview } from '../../review/OwnReview.tsx';
import styles from './ReviewsPanel.module.css';

/** The buyer's reviews of the goods; optional, the page works without them. */
export function ReviewsPanel({ order }: { order: Order }) {
  const hasReviews = order.lines.some(({ reviewId }) => reviewId !== null);
  const { data: reviews } = useQuery({ ...orderQueries.reviews(order.id), enabled: hasReviews });
  if (!hasReviews || !reviews || reviews.length === 0) return null;
  return (
    <Panel title="我的评价">
      <ul className={styles['reviews']}>
        {reviews.map((review) => (
          <li key={review.id}>
            <OwnReview order={order} review={review} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
