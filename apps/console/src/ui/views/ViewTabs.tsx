import { Link, useLocation } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { columnsText, useColumnChoice } from '../list/columns/useColumnChoice.ts';
import { KeepView } from './KeepView.tsx';
import { OwnViewActs } from './OwnViewActs.tsx';
import styles from './ViewTabs.module.css';

interface ShopView {
  readonly name: string;
  /** As it stands in the address, without the question mark. */
  readonly query: string;
  readonly count?: string | undefined;
}

interface ViewTabsProps {
  /** The key by which views are kept: the page's first word. */
  readonly page: string;
  /** The shop's own come first, and nobody deletes them. */
  readonly views: readonly ShopView[];
  /** Also one that is chosen already: for what the page shows instead of its view. */
  readonly onChoose?: () => void;
}

/** Filters with a name: the shop's, one's own, and those that others share. What stands in the address can be kept as one more, or in place of one. */
export function ViewTabs({ page, views, onChoose }: ViewTabsProps) {
  const { pathname, search } = useLocation();
  const now = without('open', search);
  const { hidden } = useColumnChoice(page);
  const bare = without('hidden', now);
  const whole = withColumns(now, hidden);
  const kept = useRead('staffViewList', { query: { page } }).data?.items ?? [];
  const own = kept.filter(({ owner }) => owner === null);
  const isKept = kept.some(({ query }) => query === now);
  const isKnown = [...views, ...kept].some(({ query }) => query === whole);
  return (
    <nav className={styles['views']} aria-label="视图">
      {views.map(({ name, query, count }) => (
        <Link
          key={name}
          to={`${pathname}?${query}`}
          aria-current={!isKept && query === bare ? 'page' : undefined}
          onClick={onChoose}
        >
          {name} {count && <em>{count}</em>}
        </Link>
      ))}
      {kept.map((view) => (
        <span key={view.id}>
          <Link
            to={`${pathname}?${view.query}`}
            aria-current={view.query === now ? 'page' : undefined}
            onClick={onChoose}
            title={view.owner ? `${view.owner} 共享的` : undefined}
          >
            {view.name}
          </Link>
          {!view.owner && view.query === now && <OwnViewActs view={view} own={own} />}
        </span>
      ))}
      {!isKnown && whole !== '' && <KeepView page={page} query={whole} own={own} />}
    </nav>
  );
}

/** Which row is open belongs to the moment, not to the view; which columns are shown, to one's own views and not to the shop's. */
function without(name: 'open' | 'hidden', search: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  return params.toString();
}

/** With the columns of this machine, where the address doesn't say which. */
function withColumns(query: string, hidden: readonly string[]): string {
  const params = new URLSearchParams(query);
  if (!params.has('hidden') && hidden.length > 0) params.set('hidden', columnsText(hidden));
  return params.toString();
}
