import type { Clock } from '../Clock.ts';
import type { AlipayConfig } from '../config.ts';
import type { Notice, OutgoingMessage } from '../pay/Notice.ts';
import type { Forgery } from '../pay/PayFaults.ts';
import { shanghaiTime } from '../pay/shanghaiTime.ts';
import { formatYuan } from '../pay/yuan.ts';
import { alipayTradeStatus } from './alipayTradeStatus.ts';
import { buyer } from './buyer.ts';
import { rsa2, signedText } from './signedText.ts';

const FOREIGN_APP_ID = '2021000000009999';
const FOREIGN_SELLER_ID = '2088000000009999';

/** The signed form. Each forgery is wrong in one point only, and right in all others. */
export function writeAlipayNotify(
  config: AlipayConfig,
  now: Clock,
  notice: Notice,
  forgery: Forgery | null,
): OutgoingMessage {
  const appId = forgery === 'otherApp' ? FOREIGN_APP_ID : config.appId;
  const params = {
    notify_time: shanghaiTime(now()),
    notify_type: 'trade_status_sync',
    notify_id: notice.id.replaceAll('-', ''),
    charset: 'utf-8',
    version: '1.0',
    auth_app_id: appId,
    app_id: appId,
    seller_id: forgery === 'otherSeller' ? FOREIGN_SELLER_ID : config.sellerId,
    seller_email: 'shop@sandbox.example',
    ...buyerFacts(notice),
    ...tradeFacts(notice, forgery),
    ...refundFacts(notice, forgery),
  };
  const signature = rsa2(signedText(params), config.privateKey);
  const sign = forgery === 'badSignature' ? spoil(signature) : signature;
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...params, sign, sign_type: 'RSA2' }).toString(),
  };
}

function buyerFacts({ kind }: Notice): Record<string, string> {
  return kind === 'closed' ? {} : { buyer_id: buyer.id, buyer_logon_id: buyer.logonId };
}

function tradeFacts({ kind, trade, refundedFen }: Notice, forgery: Forgery | null): Record<string, string> {
  const amount = formatYuan(trade.amountFen + (kind === 'refund' ? 0 : shiftOf(forgery)));
  const facts = {
    trade_no: trade.transactionId ?? '',
    out_trade_no: trade.outTradeNo,
    subject: trade.title,
    trade_status: kind === 'capture' ? 'TRADE_SUCCESS' : alipayTradeStatus(trade, refundedFen),
    total_amount: amount,
    gmt_create: shanghaiTime(trade.createdAt),
  };
  if (trade.paidAt === null) return { ...facts, gmt_close: shanghaiTime(trade.closedAt ?? trade.expiresAt) };
  return {
    ...facts,
    receipt_amount: amount,
    invoice_amount: amount,
    buyer_pay_amount: amount,
    point_amount: '0.00',
    gmt_payment: shanghaiTime(trade.paidAt),
    fund_bill_list: JSON.stringify([{ amount, fundChannel: 'ALIPAYACCOUNT' }]),
  };
}

function refundFacts({ refund, refundedFen }: Notice, forgery: Forgery | null): Record<string, string> {
  if (refund === null) return {};
  return {
    out_biz_no: refund.outRefundNo,
    refund_fee: formatYuan(refundedFen + shiftOf(forgery)),
    gmt_refund: `${shanghaiTime(refund.decidedAt ?? refund.createdAt)}.000`,
  };
}

function shiftOf(forgery: Forgery | null): number {
  return forgery === 'amountPlusOne' ? 1 : forgery === 'amountMinusOne' ? -1 : 0;
}

function spoil(signature: string): string {
  return Buffer.from(Buffer.from(signature, 'base64').map((byte) => byte ^ 1)).toString('base64');
}
