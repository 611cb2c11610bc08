import { useState } from 'react';
import { useShared } from '../../../api/useShared.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import { Picture } from '../../files/picture/Picture.tsx';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { OptionPicker } from './OptionPicker.tsx';
import type { Product, Sku } from './Product.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { findChoice, getFirstChoice } from './skuChoice.ts';
import styles from './SkuPickDrawer.module.css';

interface SkuPickDrawerProps {
  productId: string;
  /** The initial SKU; when not given, stock decides. */
  skuId?: string;
  /** Asked for along with the SKU when given. */
  quantity?: number;
  /** Prices of their own that some SKUs have here, and why. */
  priced?: { readonly chip: string; readonly by: ReadonlyMap<string, number> };
  /** Text of the button. */
  action: string;
  /** True: done, and the drawer closes. */
  onPick: (sku: Sku, quantity: number) => Promise<boolean>;
  onClose: () => void;
}

/** Chooses a SKU of a product away from its page. The product is loaded when the drawer opens. */
export default function SkuPickDrawer({ productId, onClose, ...rest }: SkuPickDrawerProps) {
  const loaded = useShared('/api/product/detail', { id: productId });
  if (loaded.state === 'here') return <Picker product={loaded.data} onClose={onClose} {...rest} />;
  return (
    <Drawer title="选择规格" onClose={onClose}>
      {loaded.state === 'failed' ? (
        <div className={styles['coming']}>
          <LoadFailed text="规格没有加载出来，请再试一次。" retrying={false} onRetry={loaded.retry} />
        </div>
      ) : (
        <div className={styles['coming']} role="status" aria-label="正在加载规格">
          <i />
          <i />
        </div>
      )}
    </Drawer>
  );
}

type PickerProps = Omit<SkuPickDrawerProps, 'productId'> & { product: Product };

function Picker({ product, skuId, quantity: first, priced, action, onPick, onClose }: PickerProps) {
  const [sku, setSku] = useState(() => product.skus.find(({ id }) => id === skuId) ?? getFirstChoice(product.skus));
  const [wanted, setWanted] = useState(first ?? 1);
  const [isBusy, setBusy] = useState(false);
  const most = Math.min(sku.available, product.limitPerUser ?? Infinity);
  const quantity = Math.max(1, Math.min(wanted, most));

  async function pick() {
    setBusy(true);
    const isDone = await onPick(sku, quantity);
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Drawer
      title="选择规格"
      onClose={onClose}
      head={<Head product={product} sku={sku} priced={priced} />}
      footer={
        <div className={styles['foot']}>
          {most > 0 ? (
            <Button look="filled" busy={isBusy} onClick={() => void pick()}>
              {isBusy ? '请稍候' : action}
            </Button>
          ) : (
            <p>这个规格暂时缺货，请换一个。</p>
          )}
        </div>
      }
    >
      {product.options.map(({ name }, at) => (
        <OptionPicker
          key={name}
          product={product}
          sku={sku}
          option={at}
          onChoose={(option, value) => setSku((now) => findChoice(product.skus, now, option, value) ?? now)}
        />
      ))}
      {first !== undefined && (
        <div className={styles['quantity']}>
          <b>数量</b>
          <QuantityStepper quantity={quantity} max={most} onChange={setWanted} />
        </div>
      )}
    </Drawer>
  );
}

function Head({ product, sku, priced }: { product: Product; sku: Sku; priced: PickerProps['priced'] }) {
  const values = product.options.flatMap(({ values: all }, at) =>
    all.filter(({ value }) => value === sku.optionValues[at]),
  );
  const fileId = values.find(({ pictureId }) => pictureId !== null)?.pictureId;
  const [own] = product.pictures;
  const ownFen = priced?.by.get(sku.id);
  const picture = fileId ? { fileId, placeholder: '', alt: '' } : own;
  return (
    <div className={styles['head']}>
      {picture && <Picture {...picture} alt="" sizes="88px" maxWidth={320} width={88} />}
      <div>
        {ownFen === undefined ? (
          <ProductPrice priceFen={sku.priceFen} vipPriceFen={sku.vipPriceFen} marketPriceFen={sku.marketPriceFen} />
        ) : (
          <span className={styles['own']}>
            <PriceChip look="plain">{priced?.chip ?? ''}</PriceChip>
            <Price fen={ownFen} />
            <StruckPrice fen={sku.priceFen} title="货源价" />
          </span>
        )}
        <p>{product.title}</p>
        {sku.optionValues.length > 0 && <p>已选 {sku.optionValues.join('，')}</p>}
      </div>
    </div>
  );
}
