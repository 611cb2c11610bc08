import { sql } from 'kysely';
import type { Payment } from '@jiwu/contract';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { sendDueRefunds } from '../../apps/server/src/jobs/sendDueRefunds.ts';
import { findPaymentByNumber } from '../../apps/server/src/modules/money/payments/index.ts';
import { createShopClient, type ShopClient } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';

export type Outside = 'wechat' | 'alipay';

export interface Waiting {
  readonly client: ShopClient;
  readonly gateway: Outside;
  readonly rechargeId: string;
  readonly paymentId: string;
  readonly outTradeNo: string;
}

interface Wish {
  readonly gateway?: Outside;
  readonly amountFen?: number;
  readonly client?: ShopClient;
}

interface ShopAnswer {
  readonly status: number;
  readonly body: string;
}

/** A user, a gateway and a worker, each doing one thing when told. */
export function playPayments(shop: TestShop) {
  const { services, sandbox } = shop;
  const play = {
    async newClient(): Promise<ShopClient> {
      const client = createShopClient(shop, { roaming: true });
      await client.register();
      return client;
    },
    /** A recharge that waits to be paid; nothing is known of it at the gateway yet. */
    async start(wish: Wish = {}): Promise<Waiting> {
      const { gateway = 'wechat', amountFen = 10_000 } = wish;
      const client = wish.client ?? (await play.newClient());
      const reply = await client.call('walletRecharge', { body: { amountFen, gateway } });
      if (!reply.flag) throw new Error(`no recharge: ${reply.msg}`);
      const { rechargeId, paymentId } = reply.data as { rechargeId: string; paymentId: string };
      return { client, gateway, rechargeId, paymentId, outTradeNo: paymentId.replaceAll('-', '') };
    },
    /** As the payer opens it: WeChat's code, or Alipay's cashier page in the browser. */
    async open(waiting: Waiting): Promise<string> {
      const isWechat = waiting.gateway === 'wechat';
      const reply = await waiting.client.call(isWechat ? 'paymentCode' : 'paymentPage', {
        params: { id: waiting.paymentId },
      });
      if (!reply.flag) throw new Error(`not opened: ${reply.msg}`);
      if (isWechat) return (reply.data as { codeUrl: string }).codeUrl;
      await fetch(reply.data as string);
      return reply.data as string;
    },
    async startAndOpen(wish: Wish = {}): Promise<Waiting> {
      const waiting = await play.start(wish);
      await play.open(waiting);
      return waiting;
    },
    /** The payer pays; the callback goes out as the faults say. */
    async pay(waiting: Pick<Waiting, 'gateway' | 'outTradeNo'>, force = false): Promise<void> {
      const { gateway, outTradeNo } = waiting;
      const trade = (await sandbox.post('/control/pay/confirm', { gateway, outTradeNo, force })) as { state?: string };
      if (trade.state !== 'paid') throw new Error(`not paid: ${JSON.stringify(trade)}`);
    },
    async faults(change: Record<string, unknown>): Promise<void> {
      await sandbox.post('/control/pay/faults', change);
    },
    /** Sends callbacks now, all at once and shuffled; returns the shop's answer to each. */
    async notify(
      waiting: Pick<Waiting, 'gateway' | 'outTradeNo'>,
      options: { times?: number; forge?: string; outRefundNo?: string } = {},
    ): Promise<ShopAnswer[]> {
      const { gateway, outTradeNo } = waiting;
      const reply = await sandbox.post('/control/pay/notify', { gateway, outTradeNo, ...options });
      const { answers } = reply as { answers?: ShopAnswer[] };
      if (!answers) throw new Error(`no callback: ${JSON.stringify(reply)}`);
      return answers;
    },
    async paidByCallback(wish: Wish = {}): Promise<Waiting> {
      const waiting = await play.startAndOpen(wish);
      await play.pay(waiting);
      await play.notify(waiting);
      return waiting;
    },
    /** Runs the worker's sweeps, once the given time has passed. */
    async askAfter(spanMs: number): Promise<void> {
      shop.advance(spanMs);
      await askDuePayments(services);
    },
    async sendRefundsAfter(spanMs = 0): Promise<void> {
      shop.advance(spanMs);
      await sendDueRefunds(services);
    },
    async get(waiting: Pick<Waiting, 'outTradeNo'>) {
      const payment = await findPaymentByNumber(services.db.read, waiting.outTradeNo);
      if (!payment) throw new Error('no such payment');
      return payment;
    },
    async getOwn(waiting: Waiting): Promise<Payment> {
      return (await waiting.client.call('paymentGet', { params: { id: waiting.paymentId } })).data as Payment;
    },
    async balanceFen(client: ShopClient): Promise<number> {
      return ((await client.call('walletGet')).data as { availableFen: number }).availableFen;
    },
    async captures(waiting: Waiting): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ledger_transfers
        where cause_kind = 'payment' and cause_id = ${waiting.paymentId}`.execute(services.db.read);
      return rows[0]?.count ?? 0;
    },
    async refunds(waiting: Pick<Waiting, 'paymentId'>) {
      return await services.db.read
        .selectFrom('payment_refunds')
        .selectAll()
        .where('payment_id', '=', waiting.paymentId)
        .orderBy('id')
        .execute();
    },
    async callbacks(waiting: Pick<Waiting, 'outTradeNo'>): Promise<string[]> {
      const rows = await services.db.read
        .selectFrom('payment_notifications')
        .select('outcome')
        .where('number', '=', waiting.outTradeNo)
        .execute();
      return rows.map(({ outcome }) => outcome);
    },
    async alarms(event: string): Promise<number> {
      const text = await (await fetch(`${shop.apiUrl}/metrics`)).text();
      return Number(new RegExp(`alarms_total\\{event="${event}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    },
  };
  return play;
}
