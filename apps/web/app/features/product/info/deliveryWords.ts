import { formatFen } from '../../../format/formatFen.ts';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import type { Product } from '../ProductData.ts';

type Shipping = Product['shipping'];

/** From where and how soon. */
export function dispatchWords({ shipsFrom, dispatchHours }: Shipping): string {
  return `${shipsFrom}发货，付款后 ${dispatchHours} 小时内发出`;
}

/** The shipping fee, and the amount from which shipping is free. */
export function feeWords({ feeFen, freeFromFen, vipFreeFromFen }: Shipping): string {
  if (feeFen === 0) return '免运费';
  return `运费 ${formatFen(feeFen)}，满 ${formatFenShort(freeFromFen)} 免，VIP 满 ${formatFenShort(vipFreeFromFen)} 免`;
}

/** The same with the general rules. */
export function deliveryNotes(shipping: Shipping): { title: string; text: string }[] {
  return [
    { title: dispatchWords(shipping), text: '发出后，订单里可以看到物流进度。' },
    { title: feeWords(shipping), text: '按用券和积分之前的商品金额计算，结算时列出。' },
  ];
}
