import { useState } from 'react';
import { GoodsFinder } from '../../../../shared/goods/finder/GoodsFinder.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import type { ChosenSku } from './ChosenSku.ts';
import styles from './GoodsPanel.module.css';
import { ProductSkus } from './ProductSkus.tsx';

interface GoodsPanelProps {
  chosen: ReadonlySet<string>;
  onToggle: (sku: ChosenSku) => void;
}

/** Each product opens to its SKUs with their codes and wholesale tiers. */
export function GoodsPanel({ chosen, onToggle }: GoodsPanelProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Panel title="选商品" aside={<span className={styles['hint']}>展开看规格、编码和批发价</span>}>
      <GoodsFinder
        renderItem={(id, face) => (
          <>
            <button
              type="button"
              aria-expanded={openId === id}
              onClick={() => setOpenId((open) => (open === id ? null : id))}
            >
              {face}
              <Icon name="down" size={16} />
            </button>
            {openId === id && <ProductSkus id={id} chosen={chosen} onToggle={onToggle} />}
          </>
        )}
      />
    </Panel>
  );
}
