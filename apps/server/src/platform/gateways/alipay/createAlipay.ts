import type { Clock } from '../../clock/clock.ts';
import type { Alipay } from '../Gateway.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import { closeTrade } from './closeTrade.ts';
import { createAlipayClient } from './createAlipayClient.ts';
import { pageUrl } from './pageUrl.ts';
import { queryRefund } from './queryRefund.ts';
import { queryTrade } from './queryTrade.ts';
import { readCallback } from './readCallback.ts';
import { readStatement } from './readStatement.ts';
import { refundTrade } from './refundTrade.ts';

export function createAlipay(config: AlipayConfig, clock: Clock): Alipay {
  const client = createAlipayClient(config);
  return {
    pageUrl: (request) => pageUrl(config, client, request),
    query: (outTradeNo) => queryTrade(client, outTradeNo),
    close: (outTradeNo) => closeTrade(client, outTradeNo),
    refund: (input) => refundTrade(client, clock, input),
    queryRefund: (input) => queryRefund(client, clock, input),
    statement: (day) => readStatement(config, client, day),
    readCallback: (_headers, rawBody) => readCallback(config, client, rawBody),
  };
}
