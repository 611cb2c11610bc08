import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { ParameterTable } from '../detail/ParameterTable.tsx';
import { deliveryNotes } from '../info/deliveryWords.ts';
import { servicesOf } from '../info/services.ts';
import type { GroupOpening } from '../prices/skuPrices.ts';
import type { Product, Sku } from '../ProductData.ts';
import { ShareDrawer } from '../share/ShareDrawer.tsx';
import type { DrawerName } from './DrawerName.ts';
import { NoteList } from './NoteList.tsx';
import { priceNotes } from './priceNotes.ts';
import { SkuDrawer } from './SkuDrawer.tsx';

/** Brings the API client, which the other drawers do without. */
const OfferDrawer = lazyPart(() => import('../../../shared/coupons/OfferDrawer.tsx'));

interface ProductDrawerProps {
  name: DrawerName;
  product: Product;
  choice: SkuChoice;
  opening: GroupOpening | null;
  origin: string;
  onClose: () => void;
}

/** Loaded when the first of them is opened. */
export default function ProductDrawer({ name, product, choice, opening, origin, onClose }: ProductDrawerProps) {
  if (name === 'sku') return <SkuDrawer product={product} choice={choice} opening={opening} onClose={onClose} />;
  if (name === 'coupons') return <OfferDrawer title="这件商品可领的券" products={product.id} onClose={onClose} />;
  if (name === 'share') {
    return <ShareDrawer product={product} sku={choice.sku} origin={origin} onClose={onClose} />;
  }
  if (name === 'parameters') {
    return (
      <Drawer title="参数" onClose={onClose}>
        <ParameterTable product={product} sku={choice.sku} />
      </Drawer>
    );
  }
  const { title, notes } = explain(name, product, choice.sku);
  return (
    <Drawer title={title} onClose={onClose}>
      <NoteList notes={notes} />
    </Drawer>
  );
}

function explain(name: 'delivery' | 'services' | 'priceNotes', product: Product, sku: Sku) {
  const texts = {
    delivery: { title: '配送', notes: deliveryNotes(product.shipping) },
    services: { title: '保障', notes: servicesOf(product.tags) },
    priceNotes: { title: '价格说明', notes: priceNotes(sku) },
  };
  return texts[name];
}
