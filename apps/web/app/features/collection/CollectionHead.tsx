import { formatCount } from '../../format/formatCount.ts';
import styles from './CollectionHead.module.css';
import type { CollectionPage } from './collectionQueries.ts';

interface CollectionHeadProps {
  counts?: CollectionPage['counts'];
}

/** On phones the title stands in the top bar; here it is for screen readers alone. */
export function CollectionHead({ counts }: CollectionHeadProps) {
  return (
    <div className={styles['head']}>
      <h1>收藏</h1>
      {counts && counts.all > 0 && <p>{summary(counts)}</p>}
    </div>
  );
}

function summary({ all, reduced, soldOut }: CollectionPage['counts']): string {
  const news = [
    ...(reduced > 0 ? [`${formatCount(reduced)} 件比收藏时便宜`] : []),
    ...(soldOut > 0 ? [`${formatCount(soldOut)} 件暂时缺货`] : []),
  ];
  return [`共 ${formatCount(all)} 件`, ...news].join('，');
}
