import { Icon } from '../../../ui/icon/Icon.tsx';
import { formatFen } from '../../../format/formatFen.ts';
import { scrollToSection } from '../../../ui/sections/scrollToSection.ts';
import styles from './OffSaleNote.module.css';

interface OffSaleNoteProps {
  lastPriceFen: number;
}

/** In the place of price and choice when nothing can be bought. */
export function OffSaleNote({ lastPriceFen }: OffSaleNoteProps) {
  return (
    <div className={styles['note']}>
      <Icon name="info" />
      <div>
        <b>这件商品已下架</b>
        <p>下架前的价格是 {formatFen(lastPriceFen)}。现在不能购买，介绍和评价还在，下面是相似的商品。</p>
        <a href="#recommendations" onClick={scrollToSection}>
          看相似的商品
        </a>
      </div>
    </div>
  );
}
