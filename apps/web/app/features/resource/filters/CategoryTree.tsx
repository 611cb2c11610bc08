import { LightLink } from '../../../ui/link/LightLink.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import type { CategoryView } from '../categoryView.ts';
import { addressFor, type ResourceState, withCategory } from '../resourceState.ts';
import styles from './CategoryTree.module.css';

interface CategoryTreeProps {
  state: ResourceState;
  categories: CategoryView;
}

/** The tree at the side, open along the path to where one is. */
export function CategoryTree({ state, categories: { rows, path, total } }: CategoryTreeProps) {
  const current = path.at(-1)?.id;
  return (
    <ul className={styles['tree']}>
      <li>
        <LightLink
          className={current && styles['back']}
          to={addressFor(withCategory(state, null))}
          aria-current={current ? undefined : 'page'}
        >
          全部分类
          {!state.keyword && !state.campaign && <span>{formatCount(total)}</span>}
        </LightLink>
      </li>
      {rows.map(({ id, name, count, depth, look }) => (
        <li key={id}>
          <LightLink
            className={`${styles[look]} ${styles[`depth${depth}`]}`}
            to={addressFor(withCategory(state, id))}
            aria-current={id === current ? 'page' : undefined}
          >
            {name}
            <span>{formatCount(count)}</span>
          </LightLink>
        </li>
      ))}
    </ul>
  );
}
