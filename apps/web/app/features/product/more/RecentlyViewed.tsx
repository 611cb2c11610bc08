import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { onStorage } from '../../../session/onStorage.ts';
import { recentlyViewed } from '../../../session/recentlyViewed.ts';
import { useShared } from '../../../api/useShared.ts';
import styles from './RecentlyViewed.module.css';

interface RecentlyViewedProps {
  productId: string;
}

const SHOWN = 6;

/** Products that this browser viewed before; only this browser knows them. */
export function RecentlyViewed({ productId }: RecentlyViewedProps) {
  const ids = useSyncExternalStore(
    onStorage,
    () => readIds(productId),
    () => '',
  );
  const loaded = useShared('/api/product/cards', ids === '' ? null : { ids });
  // A convenience: a failure is not shown.
  if (ids === '' || loaded.state === 'failed') return null;
  return (
    <section className={styles['panel']} aria-label="最近看过">
      <h2>最近看过</h2>
      <ul>
        {loaded.state === 'here'
          ? loaded.data.items.map(({ id, title, picture }) => (
              <li key={id}>
                <Link to={`/product?id=${id}`} title={title} prefetch="intent">
                  <Picture {...picture} alt={title} sizes="88px" maxWidth={160} width={88} />
                </Link>
              </li>
            ))
          : ids.split(',').map((id) => <li key={id} />)}
      </ul>
    </section>
  );
}

/** As one text, so that the same list is the same value. */
function readIds(productId: string): string {
  return recentlyViewed()
    .filter((id) => id !== productId)
    .slice(0, SHOWN)
    .join(',');
}
