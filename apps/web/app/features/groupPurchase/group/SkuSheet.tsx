import { formatFen } from '../../../format/formatFen.ts';
import { QuantityStepper } from '../../../shared/goods/sku/QuantityStepper.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import styles from './SkuSheet.module.css';
import type { GroupView } from './useGroupView.ts';

interface SkuSheetProps {
  view: GroupView;
  onClose: () => void;
}

/** Which SKU of the campaign, and how many. */
export function SkuSheet({ view, onClose }: SkuSheetProps) {
  const { answer, sku, choose, quantity, setQuantity, maxQuantity } = view;
  const { skus, limitPerUser } = answer.campaign;
  return (
    <Drawer
      title="选择规格"
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <Button look="filled" onClick={onClose}>
            选好了
          </Button>
        </div>
      }
    >
      <ChoiceField
        legend="规格"
        options={skus.map(({ skuId, label, priceFen, available }) => ({
          value: skuId,
          label: label || '标准',
          note: available === 0 ? '卖完了' : formatFen(priceFen),
        }))}
        value={sku.skuId}
        onChange={choose}
      />
      <div className={styles['quantity']}>
        <b>数量</b>
        <QuantityStepper quantity={quantity} max={maxQuantity} onChange={setQuantity} />
        <span>{sku.available === 0 ? '这个规格卖完了' : `每人限 ${limitPerUser} 件`}</span>
      </div>
    </Drawer>
  );
}
