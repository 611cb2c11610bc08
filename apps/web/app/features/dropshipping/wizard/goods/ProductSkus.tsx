import { useShared } from '../../../../api/useShared.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import type { ChosenSku } from './ChosenSku.ts';
import styles from './ProductSkus.module.css';
import { skuTerms } from './skuTerms.ts';

interface ProductSkusProps {
  id: string;
  chosen: ReadonlySet<string>;
  onToggle: (sku: ChosenSku) => void;
}

/** The SKUs of one product, to be ticked: what each is called in a list, and what it costs from how many pieces on. */
export function ProductSkus({ id, chosen, onToggle }: ProductSkusProps) {
  const loaded = useShared('/api/product/detail', { id });
  if (loaded.state === 'failed')
    return <LoadFailed text="规格没有加载出来。" retrying={false} onRetry={loaded.retry} />;
  if (loaded.state === 'loading') return <div className={styles['waiting']} role="status" aria-label="正在加载规格" />;
  const { title, pictures, skus, limitPerUser } = loaded.data;
  const [picture] = pictures;
  if (limitPerUser !== null) return <p className={styles['note']}>这件商品每人限购，不能代发。</p>;
  if (!picture) return null;
  return (
    <ul className={styles['skus']} aria-label={`${title}的规格`}>
      {skus.map(({ id: skuId, code, optionValues, priceFen, wholesale, available }) => {
        const skuLabel = optionValues.join('，');
        return (
          <li key={skuId}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(skuId)}
                onChange={() => onToggle({ skuId, productId: id, code, title, skuLabel, picture })}
              />
              <span>
                {skuLabel || '标准'}
                <em>{code}</em>
              </span>
              <span className={styles['terms']}>
                {formatFen(priceFen)}
                <em>{skuTerms(wholesale, available)}</em>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
