import { Link } from 'react-router';
import { CartBadge } from '../../../components/cart/CartBadge.tsx';
import { pressCart } from '../../../components/cart/pressCart.ts';
import { BackLink } from '../../../components/frame/BackLink.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { scrollToSection } from '../../../components/sections/scrollToSection.ts';
import { useSectionInView } from '../../../components/sections/useSectionInView.ts';
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
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <div className={styles['top']}>
      <BackLink />
      <nav aria-label="本页">
        {sections.map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={scrollToSection}>
            {label}
          </a>
        ))}
      </nav>
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
