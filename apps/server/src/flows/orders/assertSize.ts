import { rules } from '@jiwu/contract';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** No order holds more of the shop than one buyer needs; an approved business needs more. */
export function assertSize(
  lines: readonly { readonly quantity: number }[],
  { isBusiness }: { isBusiness: boolean },
): void {
  const most = rules.order.perOrder;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lines.length > most.lines || pieces > (isBusiness ? most.businessPieces : most.pieces)) {
    throw new ShopError('ORDER_TOO_LARGE', { lines: lines.length, pieces });
  }
}
