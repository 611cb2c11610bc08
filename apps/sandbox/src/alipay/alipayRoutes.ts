import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../page/sendPage.ts';
import { captureTrade } from '../pay/captureTrade.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { loseReply } from '../pay/loseReply.ts';
import { createTickets } from '../wechatLogin/createTickets.ts';
import { queryText } from '../wechatLogin/queryText.ts';
import { AlipayError, businessError } from './AlipayError.ts';
import { answerShop } from './answerShop.ts';
import { buyer } from './buyer.ts';
import { cashierErrorPage, cashierPage } from './cashierPage.ts';
import { type CashierMethod, isCashierMethod, openCashier, quitUrlOf } from './openCashier.ts';
import { readBizContent } from './readBizContent.ts';
import { returnAddress } from './returnAddress.ts';
import { verifyAlipayCall } from './verifyAlipayCall.ts';
import { writeAccountBill } from './writeAccountBill.ts';
import { writeAlipayBill } from './writeAlipayBill.ts';

/** Alipay's addresses of statements live half a minute. */
const BILL_LIFE_MS = 30_000;
const KEPT_BILLS = 20;
const SHOP_NAME = '集物';

const billQuestion = z.object({ bill_type: z.enum(['trade', 'signcustomer']), bill_date: z.iso.date() });
const writers = { trade: writeAlipayBill, signcustomer: writeAccountBill } as const;
const cashierAction = z.object({
  action: z.enum(['confirm', 'cancel']),
  quitUrl: z.url({ protocol: /^https?$/ }).optional(),
});
type Params = Readonly<Record<string, string>>;

/** gateway.do, the cashier page and the download of statements. */
export function alipayRoutes(app: FastifyInstance, world: PayWorld): void {
  const bills = createTickets<Uint8Array>(BILL_LIFE_MS, world.now, KEPT_BILLS);

  app.register(async (alipay) => {
    await alipay.register(formbody);
    alipay.route({ method: ['GET', 'POST'], url: '/gateway.do', handler: answer });

    alipay.post('/alipay/cashier/:code', ({ params, body }, reply) => {
      const { action, quitUrl } = cashierAction.parse(body);
      const trade = world.books.trades.findByCode(queryText(params, 'code'));
      if (trade?.gateway !== 'alipay') return sendPage(reply, cashierErrorPage('TRADE_NOT_EXIST', '交易不存在'), 404);
      const paid = action === 'confirm' ? captureTrade(world, trade, buyer.id)?.trade : undefined;
      const after = paid ?? trade;
      if (quitUrl !== undefined && action === 'cancel' && after.state !== 'paid') return reply.redirect(quitUrl, 303);
      if (trade.returnUrl === null || (action === 'confirm' && paid === undefined)) {
        return sendPage(reply, cashierPage(after, SHOP_NAME));
      }
      const back = after.state === 'paid';
      const url = back ? returnAddress(world.config.alipay, after, trade.returnUrl, world.now()) : trade.returnUrl;
      return reply.redirect(url, 303);
    });

    alipay.get('/alipay/bill', ({ query }, reply) => {
      const found = bills.look(queryText(query, 'token'));
      if (found.state !== 'live') return reply.code(403).send({ ok: false, msg: '下载地址已失效' });
      return reply.header('content-type', 'application/zip').send(found.value);
    });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const params = mergeParams(request.query, request.body);
    const { method } = params;
    if (isCashierMethod(method)) return showCashier(method, params, reply);
    const origin = `${request.protocol}://${request.host}`;
    return answerShop(world, params, reply, (asked) => answerBill(origin, asked));
  }

  async function showCashier(
    method: CashierMethod,
    params: Params,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    try {
      verifyAlipayCall(world.config.alipay, params);
      const quitUrl = quitUrlOf(method, params);
      const trade = await openCashier(world, method, params);
      if (world.faults.losesReply('alipay', 'create', false)) {
        return loseReply(reply, world.faults.of('alipay').timeoutMode);
      }
      return await sendPage(reply, cashierPage(trade, SHOP_NAME, quitUrl));
    } catch (error) {
      if (!(error instanceof AlipayError)) throw error;
      return sendPage(reply, cashierErrorPage(error.subCode, error.message), 400);
    }
  }

  function answerBill(origin: string, params: Params): object {
    const { bill_type: type, bill_date: day } = readBizContent(billQuestion, params);
    const bill = writers[type](world.config.alipay, world.books, day);
    if (bill === undefined) throw businessError('isp.bill_not_exist', '入参账单不存在');
    return { bill_download_url: `${origin}/alipay/bill?token=${bills.issue(bill)}` };
  }
}

/** The libraries put the common parameters into the address and the rest into the form. */
function mergeParams(query: unknown, body: unknown): Params {
  const entries = [query, body].flatMap((part) => Object.entries(part ?? {}));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
