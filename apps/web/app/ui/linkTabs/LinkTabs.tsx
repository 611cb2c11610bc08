import { Link, type To } from 'react-router';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  /** The name of the choice, for screen readers. */
  label: string;
  tabs: readonly {
    readonly to: To;
    readonly label: string;
    readonly isCurrent: boolean;
    /** Empty while it is not known: its place is kept. */
    readonly count?: string;
  }[];
  /** Where the strip stands, and its measures: --tab-height, --tab-gap, --tab-font, --tab-ring. */
  className: string | undefined;
  /** The chosen one has a line below it, a fill, or a box around it. */
  look?: 'line' | 'fill' | 'box';
}

/** Tabs that are addresses, so that a link or a reload shows the same. `Tabs` are those that change a part of the page. */
export function LinkTabs({ label, tabs, className, look = 'line' }: LinkTabsProps) {
  return (
    <nav className={`${styles['tabs']} ${className}`} data-look={look} aria-label={label}>
      {tabs.map(({ to, label: text, isCurrent, count }) => (
        <Link
          key={text}
          to={to}
          ref={isCurrent ? bringIntoSight : undefined}
          replace
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
          {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the strip may be wider than the screen: the tab one is on is in sight. */
function bringIntoSight(tab: HTMLAnchorElement | null): void {
  tab?.parentElement?.scrollTo({ left: tab.offsetLeft - 48 });
}
