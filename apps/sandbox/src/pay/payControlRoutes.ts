import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { captureTrade } from './captureTrade.ts';
import { ConfirmBody, FinishRefundBody, NotifyBody, WechatKeysBody } from './ControlBodies.ts';
import type { PayWorld } from './createPayWorld.ts';
import { finishRefund } from './finishRefund.ts';
import { GatewayName } from './GatewayName.ts';
import { notifyNow } from './notifyNow.ts';
import type { Trade } from './Trade.ts';
import { InWechatBody, payInWechat } from '../wechatPay/payInWechat.ts';

const booksQuery = z.object({ gateway: GatewayName.optional() });
const tradeParams = z.object({ gateway: GatewayName, outTradeNo: z.string() });

/** The payer, the books and the troublemaker without their pages: for tests and drills. */
export function payControlRoutes(app: FastifyInstance, world: PayWorld): void {
  const { books, faults, notifier } = world;

  app.post('/control/pay/confirm', ({ body }, reply) => {
    const { gateway, outTradeNo, force } = ConfirmBody.parse(body);
    const trade = books.trades.find(gateway, outTradeNo);
    if (trade === undefined) return reply.code(404).send({ ok: false, msg: '没有这笔交易' });
    const captured = captureTrade(world, trade, 'oSandboxPayer000000000000000', force);
    if (captured === undefined)
      return reply.code(409).send({ ok: false, msg: '交易已支付或已关闭', trade: view(trade) });
    return view(captured.trade);
  });

  app.post('/control/pay/inWechat', ({ body }) => ({ err_msg: payInWechat(world, InWechatBody.parse(body)) }));

  app.post('/control/pay/wechatKeys', ({ body }) => {
    Object.assign(world.config.wechat, WechatKeysBody.parse(body));
    return { ok: true };
  });

  app.post('/control/pay/finishRefund', ({ body }, reply) => {
    const { gateway, outRefundNo } = FinishRefundBody.parse(body);
    return finishRefund(world, gateway, outRefundNo) ?? reply.code(409).send({ ok: false, msg: '没有异常的退款' });
  });

  app.get('/control/pay/books', ({ query }) => {
    const { gateway } = booksQuery.parse(query);
    return gateway === undefined
      ? Object.fromEntries(GatewayName.options.map((one) => [one, show(one)]))
      : show(gateway);
  });

  app.get('/control/pay/trade/:gateway/:outTradeNo', ({ params }, reply) => {
    const { gateway, outTradeNo } = tradeParams.parse(params);
    const trade = books.trades.find(gateway, outTradeNo);
    if (trade === undefined) return reply.code(404).send({ ok: false, msg: '没有这笔交易' });
    return {
      ...view(trade),
      refunds: books.refunds.listOf(trade),
      notifications: books.notifications.listOf(gateway, outTradeNo),
    };
  });

  app.get('/control/pay/faults', () => faults.all());
  app.post('/control/pay/faults', ({ body }) => faults.change(body));
  app.post('/control/pay/release', () => ({ ok: true, released: notifier.release() }));
  app.post('/control/pay/reset', () => {
    const after = faults.reset();
    // Sends the callbacks that `reorder` held back, since the fault is gone.
    notifier.release();
    return after;
  });

  app.post('/control/pay/notify', async ({ body }, reply) => {
    const answers = await notifyNow(world, NotifyBody.parse(body));
    return typeof answers === 'string' ? reply.code(409).send({ ok: false, msg: answers }) : { ok: true, answers };
  });

  function view(trade: Trade) {
    return { ...trade, refundedFen: books.refunds.totalOf(trade).amountFen };
  }

  function show(gateway: GatewayName) {
    return { trades: books.trades.list(gateway), refunds: books.refunds.list(gateway), sums: books.sums(gateway) };
  }
}
