import type { Clock } from '../../clock/clock.ts';
import type { PageGateway } from '../Gateway.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import { closeTrade } from './closeTrade.ts';
import { createAlipayClient } from './createAlipayClient.ts';
import { pageUrl } from './pageUrl.ts';
import { queryRefund } from './queryRefund.ts';
import { queryTrade } from './queryTrade.ts';
import { readCallback } from './readCallback.ts';
import { readFunds } from './readFunds.ts';
import { findRawStatement, readStatement } from './readStatement.ts';
import { refundTrade } from './refundTrade.ts';

export function createAlipay(config: AlipayConfig, clock: Clock): PageGateway {
  const client = createAlipayClient(config);
  return {
    pages: {
      computer: (request) => pageUrl(config, client, 'page', request),
      phone: (request) => pageUrl(config, client, 'wap', request),
      // WeChat's browser opens none of Alipay's pages; whoever copies the address into another browser is on a phone.
      wechat: (request) => pageUrl(config, client, 'wap', request),
    },
    query: (outTradeNo) => queryTrade(client, outTradeNo),
    close: (outTradeNo) => closeTrade(client, outTradeNo),
    refund: (input) => refundTrade(client, clock, input),
    queryRefund: (input) => queryRefund(client, clock, input),
    statement: (day) => readStatement(config, client, day),
    rawStatement: (day) => findRawStatement(config, client, day),
    funds: (day) => readFunds(config, client, day),
    readCallback: (_headers, rawBody) => readCallback(config, client, rawBody),
    callbackAnswers: {
      taken: { status: 200, type: 'text/plain', body: 'success' },
      refused: { type: 'text/plain', body: 'fail' },
      forgedStatus: 400,
    },
    // What does not come from the acquiring itself is about the call: its signature, its permission, its rate.
    refusesForNow: (code) => code === 'ACQ.SELLER_BALANCE_NOT_ENOUGH' || !code.startsWith('ACQ.'),
  };
}
