import type { PageRequest } from '../Gateway.ts';
import { toShanghaiTime } from '../../clock/shanghaiTime.ts';
import { toYuan } from '../yuan.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';

const SUBJECT_LENGTH = 256;

/** Alipay's cashier for a wide screen, and the one that opens its app on a phone. */
const pages = {
  page: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
  wap: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
} as const;

/** Nothing is asked of Alipay: the trade begins to exist when the payer opens this address. */
export function pageUrl(
  config: AlipayConfig,
  client: AlipayClient,
  kind: keyof typeof pages,
  { outTradeNo, amountFen, title, expiresAt, bucket, returnUrl, quitUrl }: PageRequest,
): string {
  const { method, product } = pages[kind];
  return client.pageUrl(method, {
    notifyUrl: config.notifyUrl(bucket),
    returnUrl,
    bizContent: {
      out_trade_no: outTradeNo,
      product_code: product,
      total_amount: toYuan(amountFen),
      // Alipay takes neither of these in a title.
      subject: title.replaceAll(/[/=&]/g, ' ').slice(0, SUBJECT_LENGTH).toWellFormed(),
      time_expire: toShanghaiTime(expiresAt),
      // The page for a wide screen stands in a window of its own, and has no way back.
      ...(kind === 'wap' && { quit_url: quitUrl }),
    },
  });
}
