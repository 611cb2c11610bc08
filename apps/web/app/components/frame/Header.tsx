import { Link, NavLink } from 'react-router';
import { Icon } from '../icon/Icon.tsx';
import { Logo } from '../icon/Logo.tsx';
import { channels } from './channels.ts';
import styles from './Header.module.css';
import { SearchBox } from './SearchBox.tsx';

/** Logo, search, cart and channels from 768 px on. */
export function Header() {
  return (
    <div className={styles['header']}>
      <header className={styles['head']}>
        <Link className={styles['logo']} to="/" aria-label="集物首页">
          <Logo size={32} />
          <span>集物</span>
        </Link>
        <SearchBox />
        <Link className={styles['cart']} to="/cart/mine">
          <Icon name="cart" />
          购物车
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
      </div>
    </div>
  );
}
