import { payables } from '../../apps/server/src/composition/payables.ts';
import { applyCapture } from '../../apps/server/src/flows/payments/applyCapture.ts';
import { getPayment } from '../../apps/server/src/modules/money/payments/index.ts';
import { startRecharge } from '../../apps/server/src/modules/money/wallet/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { transactionId } from './transactionId.ts';

interface Input {
  readonly userId: string;
  readonly amountFen: number;
  readonly gateway: 'wechat' | 'alipay';
  readonly now: Date;
}

/** A recharge that is paid in the same moment, as if the gateway had said so. */
export async function payRecharge(tx: Tx, { userId, amountFen, gateway, now }: Input): Promise<void> {
  const { paymentId } = await startRecharge(tx, { userId, amountFen, gateway, now });
  const payment = await getPayment(tx, { userId, id: paymentId });
  const { outTradeNo } = payment;
  const capture = { outTradeNo, transactionId: transactionId(paymentId), amountFen: payment.amountFen, paidAt: now };
  await applyCapture(tx, { gateway, capture, now }, payables);
}
