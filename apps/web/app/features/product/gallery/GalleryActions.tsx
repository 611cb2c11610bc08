import { Icon } from '../../../ui/icon/Icon.tsx';
import { useCollected } from '../../../session/collected.ts';
import { MiniChart } from '../history/MiniChart.tsx';
import type { Product, Sku } from '../ProductData.ts';
import { scrollToSection } from '../../../ui/sections/scrollToSection.ts';
import styles from './GalleryActions.module.css';

interface GalleryActionsProps {
  product: Product;
  sku: Sku;
  now: string;
  onShare: () => void;
}

/** Under the pictures on wide screens: keep it, share it, and how its price has gone. */
export function GalleryActions({ product, sku, now, onShare }: GalleryActionsProps) {
  const { isCollected, toggle } = useCollected(product.id);
  return (
    <div className={styles['actions']}>
      <p>
        <button type="button" data-on={isCollected || undefined} onClick={toggle}>
          <Icon name="heart" size={16} />
          {isCollected ? '已收藏' : '收藏'}
        </button>
        <button type="button" onClick={onShare}>
          <Icon name="share" size={16} />
          分享海报
        </button>
        <span>商品编号 {product.no}</span>
      </p>
      <a href="#prices" onClick={scrollToSection}>
        <MiniChart sku={sku} now={now} />
      </a>
    </div>
  );
}
