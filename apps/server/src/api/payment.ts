import type { Payment, paymentEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { liveChannels } from '../platform/live/liveChannels.ts';
import { closePayment } from '../flows/payments/outside/closePayment.ts';
import { openInWechat } from '../flows/payments/outside/openInWechat.ts';
import { openPayment } from '../flows/payments/outside/openPayment.ts';
import { openPaymentPage } from '../flows/payments/outside/openPaymentPage.ts';
import { orUnavailable } from '../flows/payments/outside/orUnavailable.ts';
import { pagesOfPayment } from '../flows/payments/outside/pagesOfPayment.ts';
import {
  describePayment,
  getPayment,
  isFinal,
  markAwaiting,
  type OwnPayment,
} from '../modules/money/payments/index.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';

export const paymentHandlers = {
  async paymentGet(context, { params }) {
    const { userId } = context.user();
    return describe(context.services, await getPayment(context.services.db.read, { userId, id: params.id }));
  },

  async paymentCode(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    const codeUrl = await openPayment(context.services, own);
    return await context.write(async (tx) => {
      const payment = await markAwaiting(tx, { ...own, codeUrl });
      assert(payment.codeUrl !== null, 'a payment by WeChat that waits has its code');
      return { codeUrl: payment.codeUrl, expiresAt: payment.expiresAt.toISOString() };
    });
  },

  async paymentPage(context, { params }) {
    const own = { userId: context.user().userId, id: params.id };
    const url = await openPaymentPage(context.services, { ...own, address: context.address });
    return await context.write(async (tx) => {
      await markAwaiting(tx, { ...own, codeUrl: null });
      return url;
    });
  },

  async paymentInWechat(context, { params, body }) {
    const own = { userId: context.user().userId, id: params.id };
    const call = await openInWechat(context.services, { ...own, code: body.code });
    return await context.write(async (tx) => {
      await markAwaiting(tx, { ...own, codeUrl: null });
      return { call };
    });
  },

  async paymentClose(context, { params }) {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    const payment = await getPayment(services.db.read, own);
    if (!isFinal(payment.state)) await orUnavailable(services, closePayment(services, payment));
    return await context.write(async (tx) => describe(services, await getPayment(tx, own)));
  },

  async paymentEvents(context, { params }): Promise<FileAnswer> {
    const { services } = context;
    const own = { userId: context.user().userId, id: params.id };
    const load = async () => {
      const payment = await getPayment(services.db.read, own);
      return { data: describe(services, payment), isLast: isFinal(payment.state) };
    };
    // A stranger is refused now, not in the middle of a stream.
    await load();
    return services.streams.follow({ owner: own.userId, channel: liveChannels.payment(own.id), load });
  },
} satisfies HandlersOf<typeof paymentEndpoints, ShopServices>;

function describe(services: ShopServices, payment: OwnPayment): Payment {
  return { ...describePayment(payment), pages: pagesOfPayment(services, payment) };
}
