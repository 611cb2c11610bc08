import type { rules, VipPurchaseAnswer } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { settleCapture } from '../../apps/server/src/flows/payments/outside/settleCapture.ts';
import type { ShopClient } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import type { TestShop } from './startTestShop.ts';

type Plan = (typeof rules.vip.plans)[number];
type Gateway = (typeof rules.payment.outsideGateways)[number];

/** A plan that waits to be paid. */
export async function makeVipPurchase(client: ShopClient, plan: Plan = 'month'): Promise<VipPurchaseAnswer> {
  return must(await client.call('vipPurchase', { body: { plan } }));
}

/** The gateway has just said, when asked, that this payment was made. */
export async function captureVip(
  shop: Pick<TestShop, 'services'>,
  input: { readonly paymentId: string; readonly gateway: Gateway },
): Promise<void> {
  const payment = await shop.services.db.read
    .selectFrom('payments')
    .select(['out_trade_no', 'amount_fen'])
    .where('id', '=', input.paymentId)
    .executeTakeFirstOrThrow();
  const { out_trade_no: outTradeNo, amount_fen: amountFen } = payment;
  const paidAt = shop.services.clock();
  const capture = { outTradeNo, transactionId: `4200${newId().replaceAll('-', '')}`, amountFen, paidAt };
  await settleCapture(shop.services, { gateway: input.gateway, capture });
}

/** Makes a signed-in user a VIP, paid at a gateway. Answers the purchase. */
export async function makeVip(
  shop: Pick<TestShop, 'services'>,
  client: ShopClient,
  { plan = 'month', gateway = 'wechat' }: { plan?: Plan; gateway?: Gateway } = {},
): Promise<{ id: string; paymentId: string }> {
  const { id } = await makeVipPurchase(client, plan);
  const reply = await client.call('vipPurchasePay', { params: { id }, body: { gateway } });
  const { paymentId } = must<{ paymentId: string }>(reply);
  await captureVip(shop, { paymentId, gateway });
  return { id, paymentId };
}
