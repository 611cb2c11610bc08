import { Link } from 'react-router';
import { CartBadge } from '../../../shared/cart/CartBadge.tsx';
import { pressCart } from '../../../shared/cart/pressCart.ts';
import { BackLink } from '../../../ui/backLink/BackLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { SectionLinks } from '../../../ui/sections/SectionLinks.tsx';
import styles from './PhoneTop.module.css';

interface PhoneTopProps {
  onShare: () => void;
}

const sections = [
  { id: 'product', label: '商品' },
  { id: 'detail', label: '详情' },
  { id: 'reviews', label: '评价' },
  { id: 'recommendations', label: '推荐' },
];

/** The phone's bar of this page: back, its parts in their order, share, cart. */
export function PhoneTop({ onShare }: PhoneTopProps) {
  return (
    <div className={styles['top']}>
      <BackLink />
      <SectionLinks label="本页" sections={sections} />
      <button type="button" aria-label="分享" onClick={onShare}>
        <Icon name="share" size={20} />
      </button>
      <Link to="/cart/mine" aria-label="购物车" onClick={pressCart}>
        <Icon name="cart" size={22} />
        <CartBadge look="corner" />
      </Link>
    </div>
  );
}
