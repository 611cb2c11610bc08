import { createHash } from 'node:crypto';
import type { OrderPrice } from '@jiwu/pricing';

/** Names a price: two prices with the same key ask the same of everyone, line by line. Words and other offers do not count. */
export function quoteKey(price: OrderPrice): string {
  const counted = [
    price.lines.map((line) => [
      line.lineId,
      line.quantity,
      line.unitPriceFen,
      line.campaignFen,
      line.couponFen,
      line.integralFen,
      line.integral,
      line.payFen,
    ]),
    price.discounts.map(({ rule, id, amountFen }) => [rule, id, amountFen]),
    price.shippingFen,
    price.deliveryFen,
    price.payFen,
  ];
  return createHash('sha256').update(JSON.stringify(counted)).digest('base64url');
}
