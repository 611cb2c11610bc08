import { Link } from 'react-router';
import { CartBadge } from '../../../shared/cart/CartBadge.tsx';
import { pressCart } from '../../../shared/cart/pressCart.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { NoticeEntry } from '../../../shared/notices/NoticeEntry.tsx';
import styles from './SlimBar.module.css';

/** The account line above the header. Its first place keeps one width, so that logging in moves nothing. */
export function SlimBar() {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  return (
    <div className={styles['bar']}>
      <nav className={styles['row']} aria-label="账户">
        <span className={styles['account']}>{isLoggedIn ? <SignedIn /> : <SignedOut />}</span>
        <Link to="/order/mine">我的订单</Link>
        <Link className={styles['cart']} to="/cart/mine" onClick={pressCart}>
          购物车
          <CartBadge look="text" />
        </Link>
        <NoticeEntry />
        <Link to="/guide">客服与指南</Link>
      </nav>
    </div>
  );
}

function SignedOut() {
  return (
    <>
      <Link to="/login/usernamePassword">登录</Link>
      <Link to="/register">注册</Link>
    </>
  );
}

function SignedIn() {
  const name = useUserCache((state) => state.operator.name);
  const vip = useUserCache((state) => state.operator.vipFlag);
  return (
    <Link className={styles['signedIn']} to="/user/personCenter">
      <b>{name || '个人中心'}</b>
      {vip && <span className={styles['vip']}>VIP</span>}
    </Link>
  );
}
