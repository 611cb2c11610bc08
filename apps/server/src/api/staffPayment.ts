import type { staffPaymentEndpoints } from '@jiwu/contract';
import { askPayment } from '../flows/payments/outside/askPayment.ts';
import { orUnavailable } from '../flows/payments/outside/orUnavailable.ts';
import { loadPaymentForStaff } from '../flows/payments/queries/loadPaymentForStaff.ts';
import { searchPaymentsForStaff } from '../flows/payments/queries/searchPaymentsForStaff.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { findPayment } from '../modules/money/payments/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

export const staffPaymentHandlers = {
  async staffPaymentList({ services }, { query }) {
    return await searchPaymentsForStaff(services.db.read, { ...query, now: services.clock() });
  },

  async staffPaymentGet({ services }, { params }) {
    return await loadPaymentForStaff(services.db.read, params.id);
  },

  async staffPaymentAsk(context, { params, body }) {
    const { services } = context;
    const { staffId } = context.staff();
    const before = await findPayment(services.db.read, params.id);
    if (!before) throw new ShopError('NOT_FOUND');
    // Of one that is paid, or was paid from the balance, nobody has more to say.
    if (before.state !== 'paid' && before.gateway !== 'balance') {
      await orUnavailable(services, askPayment(services, before));
    }
    return await context.write(async (tx) => {
      const after = await findPayment(tx, params.id);
      const state = after?.state ?? before.state;
      await recordAudit(tx, {
        staffId,
        action: 'payment.ask',
        target: { kind: 'payment', id: params.id },
        before: { state: before.state },
        after: { state, note: body.note },
        now: services.clock(),
      });
      return { state };
    });
  },
} satisfies HandlersOf<typeof staffPaymentEndpoints, ShopServices>;
