import { HOUR_MS } from '@jiwu/kernel';
import type { OpenPage, RefundRequest } from '../Gateway.ts';
import type { Gateways } from './startGateways.ts';

interface Wish {
  readonly outTradeNo?: string;
  readonly amountFen?: number;
  readonly title?: string;
}

export interface Trades {
  readonly newNumber: (letter: 'P' | 'R') => string;
  /** Opens a trade of 100.01 as the shop (WeChat) or the payer's browser (Alipay) does; says its number. */
  readonly open: (gateway: 'wechat' | 'alipay', wish?: Wish) => Promise<string>;
  readonly pay: (gateway: 'wechat' | 'alipay', outTradeNo: string) => Promise<void>;
  readonly openAndPay: (gateway: 'wechat' | 'alipay', wish?: Wish) => Promise<string>;
  readonly refundOf: (outTradeNo: string, change?: Partial<RefundRequest>) => RefundRequest;
}

/** The shop and its customers, as far as tests of the gateways need them. */
export function createTrades({ sandbox, wechatPay, alipay }: Gateways): Trades {
  let lastNumber = 0;
  const newNumber: Trades['newNumber'] = (letter) => `${letter}20261115${String((lastNumber += 1)).padStart(6, '0')}`;

  const open: Trades['open'] = async (gateway, wish) => {
    const request = {
      outTradeNo: newNumber('P'),
      amountFen: 10_001,
      title: '充值 100% & 50/50 = 好, "a"',
      expiresAt: new Date(sandbox.now() + HOUR_MS),
      bucket: '5e',
      ...wish,
    };
    if (gateway === 'wechat') {
      await wechatPay().openCode(request);
    } else {
      const page = await fetch(
        await (alipay().pages.computer as OpenPage)({
          ...request,
          returnUrl: 'http://127.0.0.1:3000/user/balance?a=1&b=2 3',
          quitUrl: 'http://127.0.0.1:3000/user/balance',
          payerAddress: '127.0.0.1',
        }),
      );
      if (page.status !== 200) throw new Error(await page.text());
    }
    return request.outTradeNo;
  };

  const pay: Trades['pay'] = async (gateway, outTradeNo) => {
    await sandbox.post('/control/pay/confirm', { gateway, outTradeNo });
  };

  return {
    newNumber,
    open,
    pay,
    async openAndPay(gateway, wish) {
      const outTradeNo = await open(gateway, wish);
      await pay(gateway, outTradeNo);
      return outTradeNo;
    },
    refundOf: (outTradeNo, change) => ({
      outTradeNo,
      outRefundNo: newNumber('R'),
      amountFen: 500,
      bucket: '5e',
      totalFen: 10_001,
      reason: '不想要了'.repeat(100),
      ...change,
    }),
  };
}
