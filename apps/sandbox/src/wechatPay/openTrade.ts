import { z } from 'zod';
import { captureTrade } from '../pay/captureTrade.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import type { Trade } from '../pay/Trade.ts';
import { CODE_LIFE_MS } from './codeUrl.ts';
import { WechatPayError } from './WechatPayError.ts';

const MINUTE_MS = 60_000;

export const orderFields = {
  appid: z.string().min(1).max(32),
  mchid: z.string().min(1).max(32),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[0-9A-Za-z_\-|*]{6,32}$/),
  notify_url: z
    .url({ protocol: /^https?$/ })
    .max(255)
    .refine((url) => !/[?#]/.test(url), '不能携带参数'),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({
    total: z
      .number()
      .int()
      .min(1)
      .max(10 ** 10),
    currency: z.literal('CNY').default('CNY'),
  }),
};
const plainOrder = z.object(orderFields);
type Order = z.output<typeof plainOrder>;

/** POST /v3/pay/transactions/…: a trade of one kind; the same number again is the same trade, or refused. */
export async function openTrade(
  world: PayWorld,
  order: Order,
  { kind, payableBy = null }: { kind: Trade['kind']; payableBy?: string | null },
): Promise<Trade> {
  const { config, books, now } = world;
  if (order.mchid !== config.wechat.mchid || order.appid !== config.wechat.appId) {
    throw new WechatPayError('APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  }
  const expiresAt = order.time_expire === undefined ? now() + CODE_LIFE_MS : Date.parse(order.time_expire);
  const known = books.trades.find('wechat', order.out_trade_no);
  if (known !== undefined) return openAgain(world, known, { ...order, kind, payableBy });
  if (expiresAt < now() + MINUTE_MS) throw new WechatPayError('PARAM_ERROR', 'time_expire 距当前时间不能少于1分钟');
  const trade = books.trades.open({
    gateway: 'wechat',
    outTradeNo: order.out_trade_no,
    kind,
    payableBy,
    title: order.description,
    amountFen: order.amount.total,
    notifyUrl: order.notify_url,
    returnUrl: null,
    expiresAt,
  });
  if (world.faults.of('wechat').callbackBeforeAnswer)
    await captureTrade(world, trade, payableBy ?? 'oSandboxHastyPayer0000000000')?.told;
  return trade;
}

function openAgain(world: PayWorld, known: Trade, order: Order & Pick<Trade, 'kind' | 'payableBy'>): Trade {
  if (known.state === 'paid') throw new WechatPayError('ORDERPAID', '该订单已支付');
  if (known.state === 'closed') throw new WechatPayError('ORDER_CLOSED', '该订单已关闭');
  const isSame =
    known.kind === order.kind &&
    known.payableBy === order.payableBy &&
    known.amountFen === order.amount.total &&
    known.title === order.description &&
    known.notifyUrl === order.notify_url;
  if (!isSame) throw new WechatPayError('INVALID_REQUEST', '201 商户订单号重复');
  // The page of a phone's browser is a new one each time.
  const isKept = known.kind !== 'MWEB' && world.now() - known.codeAt < CODE_LIFE_MS;
  return isKept ? known : world.books.trades.renewCode(known);
}
