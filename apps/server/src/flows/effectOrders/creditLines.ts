import { rules } from '@jiwu/contract';
import { channels } from '@jiwu/pricing';
import { addEffects, addRefusals } from '../../modules/channels/effectOrders/index.ts';
import { findCommissionRates } from '../../modules/goods/catalogue/index.ts';
import { getShipTo, type Order, type OrderLineRecord } from '../../modules/trade/orders/index.ts';
import { sideBySide } from '../../platform/database/sideBySide.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { findCreditRefusals } from './findCreditRefusals.ts';

interface Paid {
  readonly order: Order;
  readonly lines: () => Promise<readonly OrderLineRecord[]>;
  readonly now: Date;
}

/**
 * An order is paid: each of its lines is credited to whoever brought it, the celebrity through whose pick it was bought or else the
 * last click, at the rate of this moment. An order that nobody brought costs no statement here.
 */
export async function creditLines(tx: Tx, { order, lines, now }: Paid): Promise<void> {
  if (!order.isCredited) return;
  const brought = (await lines()).flatMap((line) => creditOf(order, line) ?? []);
  if (brought.length === 0) return;
  const [rates, shipTo] = await sideBySide(tx, [
    findCommissionRates(
      tx,
      brought.map(({ productId }) => productId),
    ),
    getShipTo(tx, order),
  ]);
  const earning = brought
    .map((line) => ({ ...line, rateBp: rates.get(line.productId) ?? 0 }))
    .filter(({ rateBp }) => rateBp > 0);
  const promoterIds = [...new Set(earning.map(({ promoterId }) => promoterId))];
  const refusals = await findCreditRefusals(tx, { buyerId: order.userId, promoterIds, shipTo });
  const key = { buyerId: order.userId, orderId: order.id, now };
  const refused = earning.flatMap(({ lineId, promoterId }) => {
    const reason = refusals.get(promoterId);
    return reason ? { lineId, promoterId, reason } : [];
  });
  await addRefusals(tx, { ...key, lines: refused });
  await addEffects(tx, { ...key, lines: earning.filter(({ promoterId }) => !refusals.has(promoterId)) });
}

/** To whom a line is credited, and from where it came; null for a line that pays no commission or that nobody brought. */
function creditOf({ click }: Order, line: OrderLineRecord) {
  if (!channels[line.channel].earnsCommission || line.payFen === 0) return null;
  const bought = {
    lineId: line.id,
    productId: line.productId,
    title: line.title,
    picture: line.picture,
    quantity: line.quantity,
    payFen: line.payFen,
  };
  if (line.creditId !== null) return { ...bought, promoterId: line.creditId, place: rules.effectOrder.pickPlace };
  return click && { ...bought, promoterId: click.promoterId, place: click.place };
}
