import { Picture } from '../../shared/files/picture/Picture.tsx';
import { QuickLink } from '../../ui/link/QuickLink.tsx';
import styles from './CategoryStrip.module.css';
import type { HomeCategory } from './HomeData.ts';

interface CategoryStripProps {
  categories: readonly HomeCategory[];
}

export function CategoryStrip({ categories }: CategoryStripProps) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles['strip']} aria-label="分类">
      {categories.map(({ id, name, fileId }) => (
        <QuickLink key={id} to={`/resource?category=${id}`}>
          {fileId && <Picture fileId={fileId} placeholder="" alt="" sizes="56px" maxWidth={160} width={56} />}
          <span>{name}</span>
        </QuickLink>
      ))}
    </nav>
  );
}
