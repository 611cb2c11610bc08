import { LightLink } from '../link/LightLink.tsx';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the top; the last one is where one is, and leads nowhere. */
  steps: readonly { label: string; to: string }[];
}

export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  return (
    <nav aria-label="所在位置">
      <ol className={styles['steps']}>
        {steps.map(({ label, to }, order) => (
          <li key={to}>
            {order === steps.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <LightLink to={to}>{label}</LightLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
