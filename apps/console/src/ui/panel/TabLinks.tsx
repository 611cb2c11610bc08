import { Link } from 'react-router';
import styles from './TabLinks.module.css';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly words: string; readonly count?: number | undefined }[];
  readonly now: string;
}

/** Parts of a page, in the address as `tab`. */
export function TabLinks({ label, tabs, now }: TabLinksProps) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map(({ name, words, count }) => (
        <Link key={name} to={`?tab=${name}`} aria-current={name === now ? 'page' : undefined}>
          {words} {count !== undefined && count > 0 && <em>{count}</em>}
        </Link>
      ))}
    </nav>
  );
}
