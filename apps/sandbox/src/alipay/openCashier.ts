import { z } from 'zod';
import { captureTrade } from '../pay/captureTrade.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { readShanghaiTime } from '../pay/shanghaiTime.ts';
import type { Trade } from '../pay/Trade.ts';
import { AlipayError, businessError } from './AlipayError.ts';
import { buyer } from './buyer.ts';
import { readBizContent } from './readBizContent.ts';
import { yuan } from './yuanField.ts';

const DEFAULT_LIFE_MS = 15 * 86_400_000;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** The product of each method, which is the kind of the trade. */
const products = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
} as const;

export type CashierMethod = keyof typeof products;

/** By which a trade was opened. */
export function methodOf({ kind }: Trade): CashierMethod {
  return kind === products['alipay.trade.wap.pay'] ? 'alipay.trade.wap.pay' : 'alipay.trade.page.pay';
}

/** Where whoever gives up on a phone goes back to; the page for computers has no such address. */
export function quitUrlOf(method: CashierMethod, params: Readonly<Record<string, string>>): string | null {
  return method === 'alipay.trade.wap.pay' ? readBizContent(quitting, params).quit_url : null;
}

export function isCashierMethod(method: string | undefined): method is CashierMethod {
  return method !== undefined && method in products;
}

const quitting = z.object({ quit_url: z.url({ protocol: /^https?$/ }).max(400) });
const pageOrder = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  product_code: z.enum(products),
  total_amount: yuan,
  subject: z
    .string()
    .min(1)
    .max(256)
    .refine((text) => !/[/=&]/.test(text), '不可使用特殊字符'),
  time_expire: z.string().optional(),
  timeout_express: z
    .string()
    .regex(/^\d{1,4}[mhd]$/)
    .optional(),
});

/** alipay.trade.page.pay and, for phones, alipay.trade.wap.pay: the trade begins to exist when the payer's browser comes here. */
export async function openCashier(
  world: PayWorld,
  method: CashierMethod,
  params: Readonly<Record<string, string>>,
): Promise<Trade> {
  const order = readBizContent(pageOrder, params);
  const kind = products[method];
  if (order.product_code !== kind) throw new AlipayError('40002', 'isv.invalid-parameter', '产品码不支持');
  const notifyUrl = params['notify_url'] ?? '';
  if (!/^https?:/.test(notifyUrl)) throw new AlipayError('40002', 'isv.invalid-parameter', 'notify_url 无效');
  const { trades } = world.books;
  const known = trades.find('alipay', order.out_trade_no);
  if (known !== undefined) {
    const isSame = known.kind === kind && known.amountFen === order.total_amount && known.title === order.subject;
    if (!isSame) throw businessError('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改');
    return known;
  }
  const expiresAt = expiryOf(world.now(), order);
  if (expiresAt <= world.now()) throw businessError('ACQ.INVALID_PARAMETER', '订单已超过支付时间');
  const trade = trades.open({
    gateway: 'alipay',
    outTradeNo: order.out_trade_no,
    kind,
    payableBy: null,
    title: order.subject,
    amountFen: order.total_amount,
    notifyUrl,
    returnUrl: params['return_url'] ?? null,
    expiresAt,
  });
  if (!world.faults.of('alipay').callbackBeforeAnswer) return trade;
  await captureTrade(world, trade, buyer.id)?.told;
  return trades.find('alipay', trade.outTradeNo) ?? trade;
}

function expiryOf(now: number, order: z.infer<typeof pageOrder>): number {
  if (order.time_expire !== undefined) {
    const at = readShanghaiTime(order.time_expire);
    if (at === undefined) throw new AlipayError('40002', 'isv.invalid-parameter', 'time_expire 格式有误');
    return at;
  }
  const [, count, unit] = /^(\d+)([mhd])$/.exec(order.timeout_express ?? '') ?? [];
  return now + (unit === undefined ? DEFAULT_LIFE_MS : Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]);
}
