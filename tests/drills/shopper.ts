import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import type { DrillShop } from './startDrillShop.ts';

export type Outside = 'wechat' | 'alipay';
export const gateways: readonly Outside[] = ['wechat', 'alipay'];

export interface Waiting {
  readonly gateway: Outside;
  readonly rechargeId: string;
  readonly paymentId: string;
  readonly outTradeNo: string;
}

/** Someone who recharges, from many addresses, so that no limit by address is in the way. */
export async function createShopper(shop: DrillShop) {
  const client: ShopClient = createShopClient(shop, { roaming: true });
  await client.register();
  const shopper = {
    client,
    async start(gateway: Outside, amountFen = 10_000, key?: string): Promise<Waiting> {
      const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
      const reply = await client.call('walletRecharge', { body: { amountFen, gateway }, headers });
      if (!reply.flag) throw new Error(`no recharge: ${reply.msg}`);
      const { rechargeId, paymentId } = reply.data as { rechargeId: string; paymentId: string };
      return { gateway, rechargeId, paymentId, outTradeNo: paymentId.replaceAll('-', '') };
    },
    /** As the payer opens it: WeChat's code, or Alipay's cashier page in the browser. */
    async open({ gateway, paymentId }: Waiting): Promise<void> {
      const reply = await client.call(gateway === 'wechat' ? 'paymentCode' : 'paymentPage', {
        params: { id: paymentId },
      });
      if (!reply.flag) throw new Error(`not opened: ${reply.msg}`);
      if (gateway === 'alipay') await (await fetch(reply.data as string)).arrayBuffer();
    },
    async pay({ gateway, outTradeNo }: Waiting, force = false): Promise<void> {
      const trade = (await shop.sandbox.post('/control/pay/confirm', { gateway, outTradeNo, force })) as {
        state?: string;
      };
      if (trade.state !== 'paid') throw new Error(`not paid: ${JSON.stringify(trade)}`);
    },
    async balanceFen(): Promise<number> {
      return ((await client.call('walletGet')).data as { availableFen: number }).availableFen;
    },
    async stateOf({ paymentId }: Waiting): Promise<{ state: string; isReturned: boolean }> {
      return (await client.call('paymentGet', { params: { id: paymentId } })).data as {
        state: string;
        isReturned: boolean;
      };
    },
  };
  return shopper;
}
