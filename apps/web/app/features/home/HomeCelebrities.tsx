import { formatCount } from '../../format/formatCount.ts';
import { CelebrityCardItem } from '../../shared/celebrity/CelebrityCardItem.tsx';
import { useFollows } from '../../shared/celebrity/useFollows.ts';
import { HomeBlock } from './HomeBlock.tsx';
import styles from './HomeCelebrities.module.css';
import type { HomeCelebrityList } from './HomeData.ts';
import { MoreLink } from './MoreLink.tsx';

/** Those who have just picked something. */
export function HomeCelebrities({ celebrities: { items, total } }: { celebrities: HomeCelebrityList }) {
  const follows = useFollows();
  return (
    <HomeBlock
      title="达人新选"
      lead="他们自己在用，也说清缺点"
      action={<MoreLink to="/celebrity">{`全部 ${formatCount(total)} 位`}</MoreLink>}
    >
      <ul className={styles['row']}>
        {items.map((celebrity) => (
          <CelebrityCardItem key={celebrity.id} celebrity={celebrity} follows={follows} />
        ))}
      </ul>
    </HomeBlock>
  );
}
