import type { OrderRow } from '@jiwu/contract';
import type { Order } from '../../../modules/trade/orders/index.ts';

export function describeRow(order: Order): OrderRow {
  return {
    id: order.id,
    no: order.no,
    kind: order.kind,
    state: order.state,
    payFen: order.payFen,
    createdAt: order.createdAt.toISOString(),
    payBy: order.payBy.toISOString(),
  };
}
