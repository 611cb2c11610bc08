import { Link } from 'react-router';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Stars } from '../../../ui/stars/Stars.tsx';
import { drawerAddress } from '../actions/orderAddress.ts';
import type { Order, OwnReview as Review } from '../orderQueries.ts';
import { wholeMoment } from '../timeWords.ts';
import styles from './OwnReview.module.css';

interface OwnReviewProps {
  order: Order;
  review: Review;
  /** The product stands beside it already. */
  isAlone?: boolean;
}

/** The buyer's own review, with the shop's reply. */
export function OwnReview({ order, review, isAlone = false }: OwnReviewProps) {
  const line = order.lines.find(({ id }) => id === review.lineId);
  return (
    <article className={styles['review']}>
      {!isAlone && line && <b>{line.title}</b>}
      <p className={styles['facts']}>
        <Stars ratingHundredths={review.stars * 100} />
        <time dateTime={review.createdAt}>{wholeMoment(review.createdAt)}</time>
        {!isAlone && review.followUp === null && (
          <Link
            to={drawerAddress.review(order, review.lineId)}
            preventScrollReset
            aria-label={`追评 ${line?.title ?? ''}`}
          >
            追评
          </Link>
        )}
      </p>
      <p>{review.content}</p>
      {review.pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {review.pictures.map((picture, order) => (
            <li key={picture.fileId}>
              <Picture
                fileId={picture.fileId}
                placeholder={picture.placeholder}
                alt={`评价的第 ${order + 1} 张图片`}
                sizes="80px"
                maxWidth={160}
                width={80}
              />
            </li>
          ))}
        </ul>
      )}
      {review.followUp && (
        <p className={styles['later']}>
          <span>追评</span>
          {review.followUp.content}
        </p>
      )}
      {review.reply !== null && (
        <p className={styles['later']}>
          <span>商家回复</span>
          {review.reply}
        </p>
      )}
    </article>
  );
}
