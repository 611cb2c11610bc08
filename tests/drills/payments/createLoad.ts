import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '../../../apps/server/src/platform/errors/ShopError.ts';
import type { Reply } from '../../support/createShopClient.ts';
import { buyToy } from '../../support/toyPayable.ts';
import { createShopper, type Waiting } from '../shopper.ts';
import type { DrillShop } from '../startDrillShop.ts';

export interface Load {
  /** One recharge, refund or payment from the balance; a failure of the shop is remembered, not thrown. */
  readonly step: () => Promise<void>;
  /** Repeats, with their keys, the calls whose outcome is unknown. */
  readonly settleUnknown: () => Promise<void>;
  readonly unknown: () => number;
  readonly everUnknown: () => number;
  /** The recharges that the shop said it has. */
  readonly acknowledged: () => readonly string[];
  /** Purchases that the shop acknowledged as paid from the balance. */
  readonly bought: () => readonly string[];
}

/** One shopper who does things all the time and keeps a history of the calls: ok, refused, or unknown. */
export async function createLoad(shop: DrillShop): Promise<Load> {
  const shopper = await createShopper(shop);
  const { client } = shopper;
  const recharges = new Map<string, Waiting>();
  let unknown: (() => Promise<void>)[] = [];
  let everUnknown = 0;
  const bought = new Set<string>();

  /** Does it now; when the answer is lost, keeps it to be done again. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ShopError) return; // refused, for certain
      unknown.push(work);
      everUnknown += 1;
      await pause(200);
    }
  }

  function expectAnswer(reply: Reply): Reply {
    if (reply.status >= 500 || reply.status === 0) throw new Error(`no answer that counts: ${reply.status}`);
    return reply;
  }

  async function recharge(): Promise<void> {
    const gateway = randomInt(2) === 0 ? 'wechat' : 'alipay';
    const amountFen = [5000, 10_000, 20_000, 50_000][randomInt(4)] ?? 5000;
    const key = randomUUID();
    await attempt(async () => {
      const waiting = await shopper.start(gateway, amountFen, key);
      recharges.set(waiting.rechargeId, waiting);
      await shopper.open(waiting);
      await shopper.pay(waiting);
    });
  }

  async function refund(): Promise<void> {
    const [id] = [...recharges.keys()].slice(-randomInt(1, 6));
    if (!id) return;
    const key = randomUUID();
    await attempt(async () => {
      const list = expectAnswer(await client.call('walletRecharges')).data as {
        items: { id: string; state: string; refundableFen: number }[];
      };
      const one = list.items.find((item) => item.id === id && item.state === 'refundable');
      if (!one) return;
      const body = { amountFen: one.refundableFen };
      expectAnswer(
        await client.call('walletRechargeRefund', { params: { id }, body, headers: { 'Idempotency-Key': key } }),
      );
    });
  }

  async function spend(): Promise<void> {
    const toyId = randomUUID();
    const priceFen = randomInt(1, 3000);
    let isPaid = false;
    await attempt(async () => {
      const userId = await findOwner();
      if (!userId) return;
      isPaid ||= await buyOnce({ userId, priceFen, toyId });
      if (isPaid) bought.add(toyId);
    });
  }

  /** Asked again after a lost answer, the shop says that it is paid. */
  async function buyOnce(wish: { userId: string; priceFen: number; toyId: string }): Promise<boolean> {
    try {
      await buyToy(shop.services, wish);
      return true;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return error.errorCode === 'PAYMENT_DONE';
    }
  }

  async function findOwner(): Promise<string | undefined> {
    const [id] = recharges.keys();
    if (!id) return undefined;
    const row = await shop.services.db.read
      .selectFrom('recharges')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.user_id;
  }

  return {
    async step() {
      const choice = randomInt(10);
      await (choice < 5 ? recharge() : choice < 7 ? refund() : spend());
    },
    async settleUnknown() {
      const open = unknown;
      unknown = [];
      for (const work of open) await work().catch(() => unknown.push(work));
    },
    unknown: () => unknown.length,
    everUnknown: () => everUnknown,
    acknowledged: () => [...recharges.keys()],
    bought: () => [...bought],
  };
}
