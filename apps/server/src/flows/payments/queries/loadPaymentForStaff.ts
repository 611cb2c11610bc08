import type { Answer, staffPaymentEndpoints } from '@jiwu/contract';
import { listTransfersOfCauses } from '../../../modules/money/ledger/index.ts';
import { findPayment, listCallbacks, listRefundsOfPayment } from '../../../modules/money/payments/index.ts';
import { findOrder } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describeTransfers } from '../../ledger/queries/describeTransfers.ts';
import { describeRefund } from './describeRefund.ts';
import { describePayments } from './searchPaymentsForStaff.ts';

type One = Answer<(typeof staffPaymentEndpoints)['staffPaymentGet']>;

/** The ledger's kinds of cause that bear the id of a refund. */
const refundCauses = ['gatewayRefund', 'refundRerouted', 'refundSettled'] as const;

/** One payment with everything that came of it. */
export async function loadPaymentForStaff(db: Reader, id: string): Promise<One> {
  const payment = await findPayment(db, id);
  if (!payment) throw new ShopError('NOT_FOUND');
  const { userId, payable } = payment;
  const refunds = await listRefundsOfPayment(db, payment);
  const causes = [
    { kind: 'payment', id },
    ...refunds.flatMap((refund) => refundCauses.map((kind) => ({ kind, id: refund.id }))),
  ];
  const [rows, callbacks, transfers, order] = await Promise.all([
    describePayments(db, [payment]),
    listCallbacks(db, [payment.outTradeNo, ...refunds.map(({ outRefundNo }) => outRefundNo)]),
    listTransfersOfCauses(db, causes),
    payable.kind === 'order' ? findOrder(db, { userId, id: payable.id }) : null,
  ]);
  const [row] = rows;
  if (!row) throw new ShopError('NOT_FOUND');
  return {
    ...row,
    expiresAt: payment.expiresAt.toISOString(),
    closedAt: payment.closedAt?.toISOString() ?? null,
    endedAt: payment.endedAt?.toISOString() ?? null,
    askAt: payment.askAt?.toISOString() ?? null,
    askedTimes: payment.askedTimes,
    orderNo: order?.no ?? null,
    notifications: callbacks.map(({ receivedAt, ...callback }) => ({
      ...callback,
      receivedAt: receivedAt.toISOString(),
    })) as One['notifications'],
    refunds: refunds.map(describeRefund),
    transfers: await describeTransfers(db, transfers),
  };
}
