import type { Clock } from '../../clock/clock.ts';
import type { CodeGateway } from '../Gateway.ts';
import { closeTrade } from './closeTrade.ts';
import { createWechatClient } from './createWechatClient.ts';
import { openNative } from './openNative.ts';
import { queryRefund } from './queryRefund.ts';
import { queryTrade } from './queryTrade.ts';
import { readCallback } from './readCallback.ts';
import { readStatement } from './readStatement.ts';
import { refundTrade } from './refundTrade.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

export function createWechatPay(config: WechatPayConfig, clock: Clock): CodeGateway {
  const client = createWechatClient(config);
  return {
    openCode: (request) => openNative(config, client, request),
    query: (outTradeNo) => queryTrade(config, client, outTradeNo),
    close: (outTradeNo) => closeTrade(config, client, outTradeNo),
    refund: (input) => refundTrade(config, client, input),
    queryRefund: (input) => queryRefund(client, input),
    statement: (day) => readStatement(client, day),
    readCallback: (headers, rawBody) => readCallback(config, clock, headers, rawBody),
    callbackAnswers: {
      taken: { status: 204 },
      refused: { type: 'application/json; charset=utf-8', body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
      forgedStatus: 401,
    },
    finalRefusals: new Set(['TRADE_OVERDUE', 'USER_ACCOUNT_ABNORMAL']),
  };
}
