import { CelebrityCardItem } from '../../shared/celebrity/CelebrityCardItem.tsx';
import type { CelebrityCard } from '../../shared/celebrity/Celebrity.ts';
import { useFollows } from '../../shared/celebrity/useFollows.ts';
import { HomeBlock } from './HomeBlock.tsx';
import styles from './HomeCelebrities.module.css';
import { MoreLink } from './MoreLink.tsx';

/** Those who have just picked something. */
export function HomeCelebrities({ celebrities }: { celebrities: readonly CelebrityCard[] }) {
  const follows = useFollows();
  return (
    <HomeBlock title="达人新选" lead="他们自己在用，也说清缺点" action={<MoreLink to="/celebrity">全部达人</MoreLink>}>
      <ul className={styles['row']}>
        {celebrities.map((celebrity) => (
          <CelebrityCardItem key={celebrity.id} celebrity={celebrity} follows={follows} />
        ))}
      </ul>
    </HomeBlock>
  );
}
