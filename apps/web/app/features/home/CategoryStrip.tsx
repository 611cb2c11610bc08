import { Link } from 'react-router';
import styles from './CategoryStrip.module.css';
import { plannedCategories } from './plannedCategories.ts';

export function CategoryStrip() {
  return (
    <nav className={styles['strip']} aria-label="筹备中的分类">
      {plannedCategories.map(({ slug, name, picture }) => (
        <Link key={slug} to={`/resource?category=${slug}`} prefetch="intent">
          <img src={`/img/category-${picture}.webp`} alt="" width={56} height={56} loading="lazy" />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
