import { addNotice } from '../../modules/content/notices/index.ts';
import { findDivision } from '../../modules/people/addresses/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import {
  addOrderNote,
  changeShipTo,
  getOrderByNo,
  getShipTo,
  kindOf,
  listOrderLines,
  lockOrder,
  type OrderState,
  type ShipTo,
} from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { OrderRegistry } from './OrderRegistry.ts';
import { maskShipTo } from './queries/maskShipTo.ts';
import { shipToKey } from './queries/shipToKey.ts';

interface Input {
  readonly staffId: string;
  readonly no: string;
  /** The address that the change was made to. */
  readonly shipToKey: string;
  readonly to: Pick<ShipTo, 'recipient' | 'phoneNumber' | 'divisionCode' | 'detail'>;
  readonly reason: string;
  readonly now: Date;
}

const unsentStates: ReadonlySet<OrderState> = new Set(['awaitingPayment', 'awaitingGroup', 'awaitingDispatch']);

/**
 * Where an order goes, changed by staff before anything of it has left. Only within the province: another may cost other shipping. The
 * audit row has both addresses as staff see them, masked.
 */
export async function changeAddress(tx: Tx, input: Input, { kinds }: OrderRegistry): Promise<void> {
  const { staffId, no, reason, now } = input;
  const order = await lockOrder(tx, await getOrderByNo(tx, no));
  const { userId, id } = order;
  const kind = kindOf(kinds, order.kind);
  // The rows of a batch say where their orders go.
  if (!kind.isPaidAlone) throw new ShopError('ORDER_OF_BATCH');
  if (!unsentStates.has(order.state)) throw new ShopError('ORDER_CHANGED');
  const lines = await listOrderLines(tx, order);
  if (lines.some(({ sentQuantity }) => sentQuantity > 0)) throw new ShopError('ADDRESS_TOO_LATE');
  const before = await getShipTo(tx, order);
  if (shipToKey(before) !== input.shipToKey) throw new ShopError('ORDER_ADDRESS_CHANGED');
  const division = findDivision(input.to.divisionCode);
  if (!division) throw new ShopError('DIVISION_UNKNOWN');
  if (division.province !== before.province) throw new ShopError('ADDRESS_OTHER_PROVINCE');
  const { code: divisionCode, ...place } = division;
  const after: ShipTo = { ...input.to, ...place, divisionCode };
  await changeShipTo(tx, order, after);
  await addOrderNote(tx, order, { staffId, text: `改了收货地址：${reason}`, now });
  if (kind.tellsBuyer) {
    const link = { kind: 'order', id } as const;
    const cause = `${id}:${shipToKey(after)}:${now.getTime()}`;
    await addNotice(tx, { userId, kind: 'orderAddressChanged', facts: { orderNo: no }, cause, link, now });
  }
  await recordAudit(tx, {
    staffId,
    action: 'order.changeAddress',
    target: { kind: 'order', id },
    before: maskShipTo(before),
    after: { ...maskShipTo(after), reason },
    now,
  });
}
