import { getUnclaimedSku, lockDraw } from '../../modules/draws/index.ts';
import type { Order } from '../../modules/orders/index.ts';
import type { MovedSku } from '../../modules/stock/index.ts';
import type { Tx } from '../../platform/database/createDatabase.ts';
import { createOrder } from '../orders/createOrder.ts';
import { quoteOrder } from '../orders/quoteOrder.ts';

interface Input {
  readonly userId: string;
  readonly drawId: string;
  readonly addressId: string;
  readonly requestKey: string;
  readonly now: Date;
}

/**
 * Sends goods that someone won: an order that costs nothing and is paid at once. The draw is locked before the stock, which
 * nobody else does, so nobody waits for each other.
 */
export async function claimPrize(
  tx: Tx,
  { userId, drawId, addressId, requestKey, now }: Input,
): Promise<{ order: Order; moved: readonly MovedSku[] }> {
  await lockDraw(tx, { userId, id: drawId });
  const lines = [{ skuId: await getUnclaimedSku(tx, { userId, id: drawId }), quantity: 1 }];
  const prize = { userId, kind: 'prize', subjectId: drawId, now };
  const choice = { lines, addressId, coupon: 'none', useIntegral: 0, delivery: { kind: 'standard' } } as const;
  const { key } = await quoteOrder(tx, { ...prize, draft: { ...choice, lines: [...lines] } });
  return await createOrder(tx, {
    ...prize,
    ...choice,
    quoteKey: key,
    remark: '',
    invoice: { kind: 'none' },
    fromCart: false,
    requestKey,
  });
}
