import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { formatCount } from '../../../format/formatCount.ts';
import { Panel } from '../Panel.tsx';
import type { Product, Review, Reviews } from '../ProductData.ts';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './ReviewsPanel.module.css';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useReviews } from './useReviews.ts';

const PictureViewer = lazyPart(() => import('../../../shared/files/picture/PictureViewer.tsx'));

interface ReviewsPanelProps {
  product: Product;
  first: Reviews | null;
}

const SKELETON_ROWS = 3;

export function ReviewsPanel({ product, first }: ReviewsPanelProps) {
  const { filter, items, nextCursor, state, summary, select, more, retry } = useReviews(product.id, first);
  const [opened, setOpened] = useState<{ pictures: Review['pictures']; start: number } | null>(null);
  const open = (pictures: Review['pictures'], start: number) => setOpened({ pictures, start });
  return (
    <Panel id="reviews" title={`评价 ${formatCount(product.reviewCount)}`} note="只来自已完成的订单">
      {product.reviewCount === 0 && <p className={styles['none']}>还没有评价。收到货以后，您的评价会是第一条。</p>}
      {summary && product.ratingHundredths !== null && (
        <ReviewSummary
          summary={summary}
          ratingHundredths={product.ratingHundredths}
          selected={filter}
          onSelect={select}
        />
      )}
      <ul className={styles['list']} aria-busy={state === 'choosing' || undefined}>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} onOpenPicture={open} />
        ))}
        {state === 'choosing' &&
          Array.from({ length: SKELETON_ROWS }, (_, at) => <li key={at} className={styles['blank']} />)}
      </ul>
      {state === 'failed' && product.reviewCount > 0 && (
        <LoadFailed text="评价没有加载出来，请再试一次。" retrying={false} onRetry={retry} />
      )}
      {nextCursor !== null && (state === 'here' || state === 'more') && (
        <div className={styles['more']}>
          <Button busy={state === 'more'} onClick={more}>
            {state === 'more' ? '正在加载' : '再看 10 条'}
          </Button>
        </div>
      )}
      {opened && (
        <Suspense>
          <PictureViewer {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
