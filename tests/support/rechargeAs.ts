import { newId } from '@jiwu/kernel';
import { settleCapture } from '../../apps/server/src/flows/payments/outside/settleCapture.ts';
import type { ShopClient } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';

interface Recharged {
  readonly userId: string;
  readonly rechargeId: string;
  readonly paymentId: string;
}

/** A recharge of a signed-in user, paid as if the gateway had just said so when asked. */
export async function rechargeAs(
  shop: Pick<TestShop, 'services'>,
  client: ShopClient,
  wish: { amountFen: number; gateway?: 'wechat' | 'alipay' },
): Promise<Recharged> {
  const gateway = wish.gateway ?? 'wechat';
  const reply = await client.call('walletRecharge', { body: { amountFen: wish.amountFen, gateway } });
  const { rechargeId, paymentId } = reply.data as { rechargeId: string; paymentId: string };
  const payment = await shop.services.db.read
    .selectFrom('payments')
    .select(['user_id', 'out_trade_no', 'amount_fen'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { user_id: userId, out_trade_no: outTradeNo, amount_fen: amountFen } = payment;
  const capture = { outTradeNo, transactionId: `4200${newId().replaceAll('-', '')}`, amountFen, paidAt: new Date() };
  await settleCapture(shop.services, { gateway, capture });
  return { userId, rechargeId, paymentId };
}
