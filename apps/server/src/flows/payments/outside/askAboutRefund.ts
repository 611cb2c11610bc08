import { findRefund, type RefundRecord } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { askAboutStuck } from './askAboutStuck.ts';
import { orUnavailable } from './orUnavailable.ts';
import { sendRefund } from './sendRefund.ts';

/** Asks the gateway now how a refund stands, or sends what it does not have; nobody is asked about what has ended. Answers it as it was. */
export async function askAboutRefund(services: ShopServices, id: string): Promise<RefundRecord> {
  const refund = await findRefund(services.db.read, id);
  if (!refund) throw new ShopError('NOT_FOUND');
  switch (refund.state) {
    case 'requested':
    case 'processing':
      await orUnavailable(services, sendRefund(services, refund));
      return refund;
    case 'stuck':
      await askAboutStuck(services, id);
      return refund;
    case 'succeeded':
    case 'failed':
      return refund;
  }
}
