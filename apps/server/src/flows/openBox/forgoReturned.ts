import { dropReturned } from '../../modules/channels/openBox/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly afterSaleId: string;
  readonly skuId: string;
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

/** 不入库: what is left of the pieces that came back was scrapped or lost, and waits no longer. Who finds one takes it in by its after-sale all the same. */
export async function forgoReturned(tx: Tx, { afterSaleId, skuId, reason, staffId, now }: Input): Promise<void> {
  const dropped = await dropReturned(tx, { afterSaleId, skuId });
  // Somebody else took the last one in, or off the list.
  if (!dropped) throw new ShopError('UNIT_CHANGED');
  await recordAudit(tx, {
    staffId,
    action: 'openBox.forgoReturned',
    target: { kind: 'afterSale', id: afterSaleId },
    before: { skuId, ...dropped },
    after: { skuId, reason },
    now,
  });
}
