import { Icon } from '../../../ui/icon/Icon.tsx';
import { skuLabel } from '../choice/skuLabel.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import type { DrawerName } from '../drawers/DrawerName.ts';
import { dispatchWords } from '../info/deliveryWords.ts';
import { servicesOf } from '../info/services.ts';
import type { Product } from '../ProductData.ts';
import styles from './PhoneRows.module.css';

interface PhoneRowsProps {
  product: Product;
  choice: SkuChoice;
  couponWords: string;
  onOpen: (drawer: DrawerName) => void;
}

/** On phones, one line for each thing that wide screens show beside the pictures; each opens its drawer. */
export function PhoneRows({ product, choice: { sku, quantity }, couponWords, onOpen }: PhoneRowsProps) {
  const chosen = [skuLabel(sku), `${quantity} 件`].filter(Boolean).join('，');
  const rows: { label: string; text: string; drawer: DrawerName }[] = [
    { label: '已选', text: chosen, drawer: 'sku' },
    { label: '领券', text: couponWords, drawer: 'coupons' },
    { label: '配送', text: dispatchWords(product.shipping), drawer: 'delivery' },
    {
      label: '保障',
      text: servicesOf(product.tags)
        .map(({ title }) => title)
        .join('　'),
      drawer: 'services',
    },
    {
      label: '参数',
      text: product.parameters.map(([name]) => name).join('　'),
      drawer: 'parameters',
    },
  ];
  return (
    <div className={styles['rows']}>
      {rows.map(({ label, text, drawer }) => (
        <button key={label} type="button" onClick={() => onOpen(drawer)}>
          <span>{label}</span>
          <b>{text}</b>
          <Icon name="forward" size={16} />
        </button>
      ))}
    </div>
  );
}
