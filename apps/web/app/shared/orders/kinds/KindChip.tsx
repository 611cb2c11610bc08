import type { Order } from '@jiwu/contract';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { kindView } from './orderKinds.ts';

/** Says of which kind an order is, where that is worth saying. */
export function KindChip({ order }: { order: Pick<Order, 'kind'> }) {
  const { chip } = kindView(order);
  return chip && <PriceChip look="deal">{chip}</PriceChip>;
}
