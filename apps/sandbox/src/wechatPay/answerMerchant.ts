import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { loseReply } from '../pay/loseReply.ts';
import type { PayOperation } from '../pay/PayFaults.ts';
import { queryText } from '../wechatLogin/queryText.ts';
import { verifyMerchant } from './verifyMerchant.ts';
import { WechatPayError } from './WechatPayError.ts';
import { wechatSignature } from './wechatSignature.ts';

/** Verifies, acts, and answers with a signature, unless a fault eats the answer. Nothing to say is a 204. */
export async function answerMerchant(
  world: PayWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: PayOperation | null,
  act: (body: string) => unknown,
): Promise<FastifyReply | undefined> {
  const config = world.config.wechat;
  const body = typeof request.body === 'string' ? request.body : '';
  let status = 200;
  let answer: unknown;
  try {
    const { method, url, headers } = request;
    verifyMerchant(config, world.now, { method, url, authorization: headers.authorization, body });
    answer = await act(body);
  } catch (error) {
    if (!(error instanceof WechatPayError)) throw error;
    status = error.status;
    answer = { code: error.code, message: error.message };
  }
  if (
    operation !== null &&
    status !== 401 &&
    world.faults.losesReply('wechat', operation, isPaid(world, request, body))
  ) {
    return loseReply(reply, world.faults.of('wechat').timeoutMode);
  }
  const text = answer === undefined ? '' : typeof answer === 'string' ? answer : JSON.stringify(answer);
  return reply
    .code(answer === undefined ? 204 : status)
    .headers(wechatSignature(config, world.now(), text))
    .header(
      'content-type',
      typeof answer === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    )
    .send(text);
}

/** Whether the call speaks of a trade that is paid, by whichever number it names. */
function isPaid(world: PayWorld, { params }: FastifyRequest, body: string): boolean {
  const { trades, refunds } = world.books;
  const refund = refunds.findByNumber('wechat', queryText(params, 'outRefundNo'));
  const named = refund?.outTradeNo ?? (queryText(params, 'outTradeNo') || queryText(readJson(body), 'out_trade_no'));
  const trade =
    trades.find('wechat', named) ?? trades.findByTransaction('wechat', queryText(readJson(body), 'transaction_id'));
  return trade?.state === 'paid';
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
