import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { CategoryView } from '../categoryView.ts';
import { addressFor, type ResourceState, withCategory } from '../resourceState.ts';
import styles from './CategoryTiles.module.css';

interface CategoryTilesProps {
  state: ResourceState;
  tiles: CategoryView['tiles'];
}

/** The phone's categories: a strip of pictures to wipe through. */
export function CategoryTiles({ state, tiles }: CategoryTilesProps) {
  if (tiles.length === 0) return null;
  return (
    // A strip that scrolls must be reachable by the keyboard; its links make it so.
    <nav className={styles['tiles']} aria-label="子分类">
      {tiles.map(({ id, name, picture, isCurrent }) => (
        <LightLink
          key={id ?? ''}
          to={addressFor(withCategory(state, id))}
          aria-current={isCurrent ? 'page' : undefined}
          rel={state.keyword ? 'nofollow' : undefined}
        >
          {picture ? (
            <Picture {...picture} alt="" sizes="56px" maxWidth={160} width={56} />
          ) : (
            <i>
              <Icon name="grid" size={24} />
            </i>
          )}
          {name}
        </LightLink>
      ))}
    </nav>
  );
}
