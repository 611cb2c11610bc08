import type { Clock } from '../../clock/clock.ts';
import type { Gateway } from '../Gateway.ts';
import { closeTrade } from './closeTrade.ts';
import { createWechatClient } from './createWechatClient.ts';
import { openH5 } from './openH5.ts';
import { openJsapi } from './openJsapi.ts';
import { openNative } from './openNative.ts';
import { queryRefund } from './queryRefund.ts';
import { queryTrade } from './queryTrade.ts';
import { readCallback } from './readCallback.ts';
import { readFunds } from './readFunds.ts';
import { findRawStatement, readStatement } from './readStatement.ts';
import { refundTrade } from './refundTrade.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

/** The merchant's account is short, or the merchant is not let in: nothing was decided about the refund. */
const REFUSED_FOR_NOW = new Set([
  'NOT_ENOUGH',
  'ACCOUNT_ERROR',
  'SIGN_ERROR',
  'NO_AUTH',
  'MCH_NOT_EXISTS',
  'RULE_LIMIT',
]);

/** Every way of opening a payment that WeChat Pay has for a shop on the web. */
export type WechatPayGateway = Gateway & Required<Pick<Gateway, 'openCode' | 'pages' | 'openInWechat'>>;

export function createWechatPay(config: WechatPayConfig, clock: Clock): WechatPayGateway {
  const client = createWechatClient(config);
  return {
    openCode: (request) => openNative(config, client, request),
    pages: { computer: null, phone: (request) => openH5(config, client, request), wechat: null },
    openInWechat: (request) => openJsapi(config, client, clock, request),
    query: (outTradeNo) => queryTrade(config, client, outTradeNo),
    close: (outTradeNo) => closeTrade(config, client, outTradeNo),
    refund: (input) => refundTrade(config, client, input),
    queryRefund: (input) => queryRefund(client, input),
    statement: (day) => readStatement(client, day),
    rawStatement: (day) => findRawStatement(client, day),
    funds: (day) => readFunds(client, day),
    readCallback: (headers, rawBody) => readCallback(config, clock, headers, rawBody),
    callbackAnswers: {
      taken: { status: 204 },
      refused: { type: 'application/json; charset=utf-8', body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
      forgedStatus: 401,
    },
    refusesForNow: (code) => REFUSED_FOR_NOW.has(code) || code.startsWith('HTTP_'),
  };
}
