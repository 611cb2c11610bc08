import { type Difference, findPaymentByNumber, findRefundByNumber } from '../../../../modules/money/payments/index.ts';
import type { ShopServices } from '../../../ShopServices.ts';
import { askPayment } from '../askPayment.ts';
import { sendRefund } from '../sendRefund.ts';

/** A line of the statement that our books do not have: its callback may have been lost. No answer leaves the difference, for the next run. */
export async function askAboutLine(services: ShopServices, line: Difference): Promise<void> {
  try {
    if (line.kind === 'capture') {
      const payment = await findPaymentByNumber(services.db.read, line.number);
      if (payment && payment.state !== 'paid' && payment.gateway !== 'balance') {
        await askPayment(services, payment);
      }
    } else {
      const refund = await findRefundByNumber(services.db.read, line.number);
      if (refund && (refund.state === 'requested' || refund.state === 'processing')) {
        await sendRefund(services, refund);
      }
    }
  } catch (error) {
    services.log.warn({ err: error, number: line.number }, 'a line of the statement could not be asked about');
  }
}
