import { Link, useLocation } from 'react-router';
import { CartBadge } from '../../../shared/cart/CartBadge.tsx';
import { pressCart } from '../../../shared/cart/pressCart.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { userMenuGroups } from '../../../shared/people/userMenu/userMenuGroups.ts';
import { CART, MINE, phoneTabs } from './phoneTabs.ts';
import styles from './TabBar.module.css';

/** All of a user's own pages; /active is everyone's. */
const minePaths = new Set(userMenuGroups.flatMap(({ entries }) => entries.map(({ to }) => to)));
minePaths.delete('/active');

/** The phone's main navigation, within reach of a thumb. */
export function TabBar() {
  const { pathname } = useLocation();
  const isOn = (to: string) =>
    to === MINE ? minePaths.has(pathname) : pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <nav className={styles['bar']} aria-label="主导航">
      {phoneTabs.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          aria-current={isOn(to) ? 'page' : undefined}
          onClick={to === CART ? pressCart : undefined}
        >
          <Icon name={icon} size={24} />
          <span>{label}</span>
          {to === CART && <CartBadge look="corner" />}
        </Link>
      ))}
    </nav>
  );
}
