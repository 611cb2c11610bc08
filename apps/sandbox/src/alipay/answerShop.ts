import type { FastifyReply } from 'fastify';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { loseReply } from '../pay/loseReply.ts';
import type { Trade } from '../pay/Trade.ts';
import { queryText } from '../wechatLogin/queryText.ts';
import { AlipayError, alipayClasses, businessError } from './AlipayError.ts';
import { alipayMethods } from './alipayMethods.ts';
import { rsa2 } from './signedText.ts';
import { verifyAlipayCall } from './verifyAlipayCall.ts';

type Params = Readonly<Record<string, string>>;

/** Calls of the shop's server: the reply is 200 whatever it says, and signed over its inner part as it stands in the text. */
export function answerShop(
  world: PayWorld,
  params: Params,
  reply: FastifyReply,
  answerBill: (params: Params) => object,
): FastifyReply | undefined {
  const method = params['method'] ?? '';
  const known = Object.hasOwn(alipayMethods, method) ? alipayMethods[method] : undefined;
  let trade: Trade | undefined;
  let answer: object;
  try {
    verifyAlipayCall(world.config.alipay, params);
    if (known !== undefined) {
      trade = getTrade(world, params);
      answer = { code: '10000', msg: 'Success', ...known.act(world, trade, params) };
    } else if (method === 'alipay.data.dataservice.bill.downloadurl.query') {
      answer = { code: '10000', msg: 'Success', ...answerBill(params) };
    } else {
      throw new AlipayError('40002', 'isv.invalid-method', '不存在的方法名');
    }
  } catch (error) {
    if (!(error instanceof AlipayError)) throw error;
    answer = { code: error.code, msg: alipayClasses[error.code], sub_code: error.subCode, sub_msg: error.message };
  }
  // Read again: the call itself may have changed it.
  const isPaid = trade !== undefined && world.books.trades.find('alipay', trade.outTradeNo)?.state === 'paid';
  if (known !== undefined && world.faults.losesReply('alipay', known.operation, isPaid)) {
    return loseReply(reply, world.faults.of('alipay').timeoutMode);
  }
  const inner = JSON.stringify(answer);
  const sign = rsa2(inner, world.config.alipay.privateKey);
  const key = `${method.replaceAll(/[^\w.]/g, '').replaceAll('.', '_')}_response`;
  return reply.header('content-type', 'text/html;charset=utf-8').send(`{"${key}":${inner},"sign":"${sign}"}`);
}

function getTrade({ books }: PayWorld, params: Params): Trade {
  let named: unknown;
  try {
    named = JSON.parse(params['biz_content'] ?? '');
  } catch {
    throw new AlipayError('40002', 'isv.invalid-parameter', 'biz_content 不是合法的JSON');
  }
  const tradeNo = queryText(named, 'trade_no');
  const trade =
    tradeNo === ''
      ? books.trades.find('alipay', queryText(named, 'out_trade_no'))
      : books.trades.findByTransaction('alipay', tradeNo);
  if (trade === undefined) throw businessError('ACQ.TRADE_NOT_EXIST', '交易不存在');
  return trade;
}
