import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { guidePages } from '../guidePages.ts';
import type { Entry } from '../GuideData.ts';
import styles from './PopularEntries.module.css';

/** What is asked often, from top to bottom and then in the second column. */
export function PopularEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles['entries']}>
      {entries.map(({ slug, title }, order) => (
        <li key={slug}>
          <LightLink to={guidePages.answer(slug)}>
            <span>{order + 1}</span>
            {title}
            <Icon name="forward" size={16} />
          </LightLink>
        </li>
      ))}
    </ol>
  );
}
