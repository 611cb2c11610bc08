import type { AlipayConfig } from '../config.ts';
import { shanghaiTime } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';
import { methodOf } from './openCashier.ts';
import { formatYuan } from '../pay/yuan.ts';
import { rsa2, signedText } from './signedText.ts';

/** Where the payer's browser goes after paying. It proves nothing, signed as it is: anyone may have kept the address. */
export function returnAddress(config: AlipayConfig, trade: Trade, returnUrl: string, at: number): string {
  const params = {
    charset: 'utf-8',
    out_trade_no: trade.outTradeNo,
    method: `${methodOf(trade)}.return`,
    total_amount: formatYuan(trade.amountFen),
    trade_no: trade.transactionId ?? '',
    auth_app_id: config.appId,
    version: '1.0',
    app_id: config.appId,
    seller_id: config.sellerId,
    timestamp: shanghaiTime(at),
  };
  const url = new URL(returnUrl);
  const signed = { ...params, sign: rsa2(signedText(params), config.privateKey), sign_type: 'RSA2' };
  for (const [name, value] of Object.entries(signed)) url.searchParams.set(name, value);
  return url.href;
}
