import type { walletEndpoints } from '@jiwu/contract';
import { businessMonth } from '@jiwu/kernel';
import { planPayout } from '../modules/channels/effectOrders/index.ts';
import * as identity from '../modules/people/identity/index.ts';
import * as wallet from '../modules/money/wallet/index.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

/** More than anyone makes within the days in which they can be taken back. */
const SHOWN_RECHARGES = 200;

export const walletHandlers = {
  async walletGet(context) {
    const { services } = context;
    const { userId } = context.user();
    const [facts, payout] = await Promise.all([
      wallet.loadWallet(services.db.read, { userId, now: services.clock() }),
      planPayout(services.db.read, { userId }),
    ]);
    return { ...facts, commissionFen: payout.amountFen };
  },

  async walletStatement(context, { query }) {
    const { services } = context;
    return await wallet.loadStatement(services.db.read, {
      userId: context.user().userId,
      month: query.month ?? businessMonth(services.clock()),
      group: query.kind,
      cursor: query.cursor,
    });
  },

  async walletMonths(context) {
    const { services } = context;
    const input = { userId: context.user().userId, now: services.clock() };
    return { months: await wallet.loadMonths(services.db.read, input) };
  },

  async walletExport(context, { query }): Promise<FileAnswer> {
    const { userId } = context.user();
    const { month, kind: group } = query;
    const csv = await wallet.exportStatement(context.services.db.read, { userId, month, group });
    return {
      send: (reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="jiwu-balance-${month}.csv"`)
          .send(csv),
    };
  },

  async walletRecharge(context, { body }) {
    const { userId } = context.user();
    return await context.write((tx) => wallet.startRecharge(tx, { userId, ...body, now: context.services.clock() }));
  },

  async walletRecharges(context) {
    const { services } = context;
    const recharges = await wallet.loadRecharges(services.db.read, {
      userId: context.user().userId,
      limit: SHOWN_RECHARGES,
    });
    const now = services.clock();
    return { items: recharges.map((facts) => wallet.rechargeRefundOf(facts, now)) };
  },

  async walletRechargeRefund(context, { params, body }) {
    const { userId } = context.user();
    return await context.write((tx) =>
      wallet.requestRechargeRefund(tx, {
        userId,
        rechargeId: params.id,
        amountFen: body.amountFen,
        now: context.services.clock(),
      }),
    );
  },

  async walletPasswordCode(context) {
    return await identity.sendSmsCode(context.services, {
      purpose: 'paymentPassword',
      phoneNumber: await ownPhone(context),
      browserId: context.browserId(),
      addressKey: context.addressKey,
      proof: context.proof,
      isOwnNumber: true,
    });
  },

  async walletPasswordSet(context, { body }) {
    const { services } = context;
    const caller = context.user();
    wallet.assertPasswordStrong(body.password);
    const proven = await identity.proveSmsCode(services, {
      purpose: 'paymentPassword',
      phoneNumber: await ownPhone(context),
      browserId: context.browserId(),
      addressKey: context.addressKey,
      proof: context.proof,
      code: body.code,
    });
    const passwordHash = wallet.hashPaymentPassword(services.config, {
      userId: caller.userId,
      password: body.password,
    });
    return await context.write(async (tx) => {
      await identity.assertSessionLive(tx, caller);
      await identity.useSmsCode(tx, proven, services.clock());
      await wallet.setPaymentPassword(tx, { userId: caller.userId, passwordHash, now: services.clock() });
      return {};
    });
  },

  async walletPasswordChange(context, { body }) {
    const { services } = context;
    const caller = context.user();
    const { userId } = caller;
    wallet.assertPasswordStrong(body.password);
    const verifiedHash = await wallet.verifyPaymentPassword(services, {
      userId,
      password: body.oldPassword,
      now: services.clock(),
    });
    const passwordHash = wallet.hashPaymentPassword(services.config, { userId, password: body.password });
    return await context.write(async (tx) => {
      await identity.assertSessionLive(tx, caller);
      await wallet.changePaymentPassword(tx, { userId, verifiedHash, passwordHash, now: services.clock() });
      return {};
    });
  },
} satisfies HandlersOf<typeof walletEndpoints>;

async function ownPhone(context: RequestContext): Promise<string> {
  const user = await identity.getUser(context.services.db.read, context.user().userId);
  if (!user.phoneNumber) throw new ShopError('PHONE_MISSING');
  return user.phoneNumber;
}
