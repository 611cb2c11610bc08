import { Link } from 'react-router';
import { CartBadge } from '../../../shared/cart/CartBadge.tsx';
import { pressCart } from '../../../shared/cart/pressCart.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Logo } from '../../../ui/icon/Logo.tsx';
import { BackLink } from '../../../ui/backLink/BackLink.tsx';
import styles from './MobileTop.module.css';
import { SearchBox } from '../SearchBox.tsx';
import { topSlots } from '../../../ui/topSlot/topSlots.ts';
import { NoticeBell } from '../../../shared/notices/NoticeBell.tsx';
import { useSearchScope } from './useSearchScope.ts';
import { useTopSearch } from './useTopSearch.ts';

interface MobileTopProps {
  /**
   * A page with a title shows it with a way back; a channel shows the search box instead, and one that shows a category
   * both the way back and a box that searches in it.
   */
  title?: string | undefined;
  /** One of the places of the tab bar: there is nothing to go back to. */
  isTab?: boolean;
  /** Nothing stands there to lead away. */
  isPaying?: boolean;
}

/** The sticky top below 768 px. */
export function MobileTop({ title, isTab = false, isPaying = false }: MobileTopProps) {
  const scope = useSearchScope();
  const searches = useTopSearch();
  return (
    <header className={styles['top']}>
      {scope ? (
        <>
          <BackLink />
          <SearchBox compact scope={scope} />
          <Link className={styles['tap']} to="/cart/mine" aria-label="购物车" onClick={pressCart}>
            <Icon name="cart" size={22} />
            <CartBadge look="corner" />
          </Link>
        </>
      ) : title ? (
        <>
          {!isTab && <BackLink />}
          <p className={styles['title']} data-tab={isTab || undefined}>
            {title} <span id={topSlots.note} />
          </p>
          <span id={topSlots.action} className={styles['action']} />
          {!isPaying && (
            <Link className={styles['tap']} to={searches.to} aria-label={searches.label}>
              <Icon name="search" size={22} />
            </Link>
          )}
        </>
      ) : (
        <>
          <Link className={styles['tap']} to="/" aria-label="集物首页">
            <Logo size={24} />
          </Link>
          <SearchBox compact />
          <NoticeBell />
        </>
      )}
    </header>
  );
}
