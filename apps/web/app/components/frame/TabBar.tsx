import { NavLink } from 'react-router';
import { CartBadge } from '../cart/CartBadge.tsx';
import { pressCart } from '../cart/pressCart.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './TabBar.module.css';

const CART = '/cart/mine';
const tabs: { to: string; label: string; icon: IconName }[] = [
  { to: '/', label: '首页', icon: 'home' },
  { to: '/resource', label: '货源', icon: 'grid' },
  { to: '/groupPurchase', label: '拼团', icon: 'people' },
  { to: CART, label: '购物车', icon: 'cart' },
  { to: '/user/personCenter', label: '我的', icon: 'person' },
];

/** The phone's main navigation, within reach of a thumb. */
export function TabBar() {
  return (
    <nav className={styles['bar']} aria-label="主导航">
      {tabs.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} prefetch="intent" onClick={to === CART ? pressCart : undefined}>
          <Icon name={icon} size={24} />
          <span>{label}</span>
          {to === CART && <CartBadge look="corner" />}
        </NavLink>
      ))}
    </nav>
  );
}
