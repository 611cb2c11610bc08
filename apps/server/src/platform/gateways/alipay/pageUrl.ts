import type { PayRequest } from '../Gateway.ts';
import { toShanghaiTime } from '../../clock/shanghaiTime.ts';
import { toYuan } from '../yuan.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';

const SUBJECT_LENGTH = 256;

/** Nothing is asked of Alipay: the trade begins to exist when the payer opens this address. */
export function pageUrl(
  config: AlipayConfig,
  client: AlipayClient,
  { outTradeNo, amountFen, title, expiresAt, returnUrl }: PayRequest & { readonly returnUrl: string },
): string {
  return client.pageUrl('alipay.trade.page.pay', {
    notifyUrl: config.notifyUrl(),
    returnUrl,
    bizContent: {
      out_trade_no: outTradeNo,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: toYuan(amountFen),
      // Alipay takes neither of these in a title.
      subject: title.replaceAll(/[/=&]/g, ' ').slice(0, SUBJECT_LENGTH).toWellFormed(),
      time_expire: toShanghaiTime(expiresAt),
    },
  });
}
