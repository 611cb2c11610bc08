import type { ReactNode } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import styles from './ChosenPanel.module.css';
import type { ChosenSku } from './ChosenSku.ts';

interface ChosenPanelProps {
  chosen: readonly ChosenSku[];
  onRemove: (sku: ChosenSku) => void;
  children: ReactNode;
}

/** What was chosen so far, with the way on. */
export function ChosenPanel({ chosen, onRemove, children }: ChosenPanelProps) {
  return (
    <Panel title={chosen.length > 0 ? `已选 ${formatCount(chosen.length)} 款` : '还没有选'}>
      {chosen.length === 0 ? (
        <p className={styles['none']}>选好之后，名单里写商品名就能认出来。名单里写商品编码的，可以不选。</p>
      ) : (
        <ul className={styles['chosen']}>
          {chosen.map((sku) => (
            <li key={sku.skuId}>
              <Picture {...sku.picture} alt="" sizes="40px" maxWidth={80} width={40} />
              <p>
                {sku.title}
                <em>{[sku.code, sku.skuLabel].filter((part) => part !== '').join('　')}</em>
              </p>
              <button type="button" aria-label={`不选 ${sku.title} ${sku.skuLabel}`} onClick={() => onRemove(sku)}>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Panel>
  );
}
