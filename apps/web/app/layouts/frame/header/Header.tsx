import { Suspense, useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { CartBadge } from '../../../shared/cart/CartBadge.tsx';
import { pressCart } from '../../../shared/cart/pressCart.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Logo } from '../../../ui/icon/Logo.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { channels } from './channels.ts';
import styles from './Header.module.css';
import { SearchBox } from '../SearchBox.tsx';
import { VipLine } from './VipLine.tsx';

/** Later than the page's own requests. */
const HOT_WORDS_AFTER_MS = 1000;
const HotWords = lazyPart(() => import('../search/HotWords.tsx'), { silent: true });

/** Logo, search, cart and channels from 768 px on. */
export function Header() {
  return (
    <div className={styles['header']}>
      <header className={styles['head']}>
        <Link className={styles['logo']} to="/" aria-label="集物首页">
          <Logo size={32} />
          <span>集物</span>
        </Link>
        <div className={styles['search']}>
          <SearchBox />
          <LaterHotWords />
        </div>
        <Link className={styles['cart']} to="/cart/mine" onClick={pressCart}>
          <Icon name="cart" />
          购物车
          <CartBadge look="chip" />
        </Link>
      </header>
      <div className={styles['channels']}>
        <nav className={styles['row']} aria-label="频道">
          {channels.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} prefetch="intent">
              {label}
            </NavLink>
          ))}
        </nav>
        <VipLine />
      </div>
    </div>
  );
}

/** The words are no part of the server's page: they come after it, into a place that is kept for them. */
function LaterHotWords() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!window.matchMedia('(min-width: 992px)').matches) return undefined;
    const timer = setTimeout(() => setWanted(true), HOT_WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense>
      <HotWords />
    </Suspense>
  ) : null;
}
