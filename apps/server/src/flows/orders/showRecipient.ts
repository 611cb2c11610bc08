import type { Answer, staffOrderEndpoints } from '@jiwu/contract';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { listStaffOrders } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

type Recipient = Answer<(typeof staffOrderEndpoints)['staffOrderRecipient']>;

interface Input {
  readonly staffId: string;
  readonly no: string;
  /** Why it has to be seen. */
  readonly reason: string;
  readonly now: Date;
}

/** The whole address and number of one order. The audit row names what was read and why, not what stood there. */
export async function showRecipient(tx: Tx, { staffId, no, reason, now }: Input): Promise<Recipient> {
  const [found] = await listStaffOrders(tx, { no, limit: 1 });
  if (!found) throw new ShopError('NOT_FOUND');
  const { divisionCode: _code, ...shipTo } = found.shipTo;
  const target = { kind: 'order', id: found.order.id };
  await recordAudit(tx, { staffId, action: 'order.showRecipient', target, before: null, after: { no, reason }, now });
  return shipTo;
}
