import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { PayOperation } from '../pay/PayFaults.ts';
import type { Trade } from '../pay/Trade.ts';
import { createTickets } from '../wechatLogin/createTickets.ts';
import { queryText } from '../wechatLogin/queryText.ts';
import { answerMerchant } from './answerMerchant.ts';
import { openings } from './openings.ts';
import { readBody } from './readBody.ts';
import { requestRefund } from './requestRefund.ts';
import { WechatPayError } from './WechatPayError.ts';
import { wechatRefund } from './wechatRefund.ts';
import { wechatTransaction } from './wechatTransaction.ts';
import { writeFundBill } from './writeFundBill.ts';
import { writeTradeBill } from './writeTradeBill.ts';

const KEPT_BILLS = 20;
const BILL_LIFE_MS = 30 * 60_000;
const NUMBER_PATH = '/v3/pay/transactions/out-trade-no/:outTradeNo';
const REFUND_PATH = '/v3/refund/domestic/refunds';
const billType = z.enum(['ALL', 'SUCCESS', 'REFUND']).catch('ALL');

/** WeChat Pay's API v3, as far as codes, phones' browsers and WeChat's own need it. */
export function wechatPayRoutes(app: FastifyInstance, world: PayWorld): void {
  const bills = createTickets<string>(BILL_LIFE_MS, world.now, KEPT_BILLS);

  app.register((v3, _options, done) => {
    // The signature covers the raw text of the body, whatever its type.
    v3.removeAllContentTypeParsers();
    v3.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));

    const get = (url: string, operation: PayOperation | null, act: (request: FastifyRequest) => unknown) =>
      v3.get(url, (request, reply) => answerMerchant(world, request, reply, operation, () => act(request)));
    const post = (url: string, operation: PayOperation, act: (body: string, request: FastifyRequest) => unknown) =>
      v3.post(url, (request, reply) => answerMerchant(world, request, reply, operation, (body) => act(body, request)));

    for (const [kind, open] of Object.entries(openings)) {
      post(`/v3/pay/transactions/${kind}`, 'create', (body, { protocol, host }) =>
        open(world, body, `${protocol}://${host}`),
      );
    }

    get(NUMBER_PATH, 'query', ({ params, query }) => {
      checkMchid(queryText(query, 'mchid'));
      const trade = getTrade(queryText(params, 'outTradeNo'));
      return wechatTransaction(world.config.wechat, trade, world.books.refunds.totalOf(trade).parts > 0);
    });

    post(`${NUMBER_PATH}/close`, 'close', (body, { params }) => {
      checkMchid(readBody(z.object({ mchid: z.string() }), body).mchid);
      const trade = getTrade(queryText(params, 'outTradeNo'));
      if (trade.state === 'paid') throw new WechatPayError('ORDERPAID', '该订单已支付');
      world.books.trades.close(trade);
      return undefined;
    });

    post(REFUND_PATH, 'refund', (body) => requestRefund(world, body));

    get(`${REFUND_PATH}/:outRefundNo`, 'queryRefund', ({ params }) => {
      const refund = world.books.refunds.findByNumber('wechat', queryText(params, 'outRefundNo'));
      if (refund === undefined) throw new WechatPayError('RESOURCE_NOT_EXISTS', '退款单不存在');
      return wechatRefund(getTrade(refund.outTradeNo), refund);
    });

    const getBill = (url: string, write: (query: FastifyRequest['query'], day: string) => string | undefined) =>
      get(url, null, ({ query, protocol, host }) => {
        const day = queryText(query, 'bill_date');
        if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new WechatPayError('PARAM_ERROR', 'bill_date 格式有误');
        const bill = write(query, day);
        if (bill === undefined) throw new WechatPayError('NO_STATEMENT_EXIST', '账单文件不存在');
        return {
          hash_type: 'SHA1',
          hash_value: createHash('sha1').update(bill).digest('hex'),
          download_url: `${protocol}://${host}/v3/billdownload/file?token=${bills.issue(bill)}`,
        };
      });

    getBill('/v3/bill/tradebill', (query, day) =>
      writeTradeBill(world.config.wechat, world.books, day, billType.parse(queryText(query, 'bill_type'))),
    );
    getBill('/v3/bill/fundflowbill', (_query, day) => writeFundBill(world.books, day));

    get('/v3/billdownload/file', null, ({ query }) => {
      const found = bills.look(queryText(query, 'token'));
      if (found.state !== 'live') throw new WechatPayError('NO_STATEMENT_EXIST', '账单文件不存在');
      return found.value;
    });
    done();
  });

  function checkMchid(mchid: string): void {
    if (mchid !== world.config.wechat.mchid) throw new WechatPayError('PARAM_ERROR', 'mchid 与签名的商户号不一致');
  }

  function getTrade(outTradeNo: string): Trade {
    const trade = world.books.trades.find('wechat', outTradeNo);
    if (trade === undefined) throw new WechatPayError('ORDER_NOT_EXIST', '订单不存在');
    return trade;
  }
}
