import type { OrderRow } from '@jiwu/contract';
import { sql } from 'kysely';
import { type Buyer, makeCrowd, must } from '../../support/makeBuyer.ts';
import { groupOfOrder, type MadeCampaign, makeGroupCampaign, takeSeat } from '../../support/makeGroup.ts';
import type { Drill } from '../Drill.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { sweptUntil } from '../sweptUntil.ts';
import { until } from '../until.ts';

const SIZE = 9;
/** One seat of each group stays free. */
const PAID = SIZE - 1;
/** Every fourth pays by WeChat. */
const OUTSIDE_EVERY = 4;
const LIMIT_S = 60;
const AT_ONCE = 6;

/** A thousand orders, paid out of balances and by WeChat, in groups that end unfilled at the same moment: each is refunded once. */
export const refundsOfFailed: Drill = async (shop, effort) => {
  await shop.sandbox.post('/control/pay/reset', {});
  const [campaigns, groupsOfEach] = effort([5, 25], [1, 2]);
  const buyers = await makeCrowd(shop, groupsOfEach * PAID, { balanceFen: 100_000 });
  const groupIds: string[] = [];
  for (let nth = 0; nth < campaigns; nth += 1) {
    const campaign = await makeGroupCampaign(shop, { size: SIZE, pieces: 1000, colours: 10 });
    const waiting = Array.from({ length: groupsOfEach }, (_, at) => buyers.slice(at * PAID, (at + 1) * PAID)).values();
    const work = async () => {
      for (const members of waiting) groupIds.push(await fillBut(shop, campaign, members));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  const orders = groupIds.length * PAID;
  const paidBefore = await look(shop, groupIds);
  await shop.services.db.transact(async (tx) => {
    await sql`update groups set opened_at = now() - interval '1 day', ends_at = now() where id = any(${groupIds}::uuid[])`.execute(
      tx,
    );
  });
  const isDone = async () => (await look(shop, groupIds)).refunded === orders;
  const seconds = await until(sweptUntil(shop, effort, isDone), 2 * LIMIT_S);
  const { refunded, refunds } = await look(shop, groupIds);
  const broken = await shop.broken();
  return {
    name: 'paid orders of groups that failed',
    done: `${orders} orders of ${groupIds.length} groups, every fourth paid by WeChat`,
    figures: {
      paid: paidBefore.paid,
      refunded,
      refunds,
      'all refunded after s': seconds,
      broken: broken.length,
      ...(broken[0] ? { invariant: broken[0] } : {}),
    },
    pass:
      paidBefore.paid === orders &&
      refunded === orders &&
      refunds === orders &&
      seconds < LIMIT_S &&
      broken.length === 0,
  };
};

/** A group with all seats paid but one. */
async function fillBut(shop: DrillShop, campaign: MadeCampaign, members: readonly Buyer[]): Promise<string> {
  let groupId: string | null = null;
  for (const [nth, buyer] of members.entries()) {
    const skuId = campaign.skuIds[nth % campaign.skuIds.length] ?? '';
    const { id } = must<OrderRow>(
      await takeSeat(buyer, { skuId }, groupId ? { groupId } : { campaignId: campaign.id }),
    );
    if (nth % OUTSIDE_EVERY === OUTSIDE_EVERY - 1) await payByWechat(shop, buyer, id);
    else must(await buyer.payByBalance(id));
    groupId ??= await groupOfOrder(shop, id);
  }
  return groupId ?? '';
}

async function payByWechat(shop: DrillShop, { client }: Buyer, orderId: string): Promise<void> {
  const reply = await client.call('orderPay', { params: { id: orderId }, body: { gateway: 'wechat' } });
  const { paymentId } = must<{ paymentId: string }>(reply);
  must(await client.call('paymentCode', { params: { id: paymentId } }));
  const outTradeNo = paymentId.replaceAll('-', '');
  const trade = (await shop.sandbox.post('/control/pay/confirm', { gateway: 'wechat', outTradeNo })) as {
    state?: string;
  };
  if (trade.state !== 'paid') throw new Error(`not paid: ${JSON.stringify(trade)}`);
  const isPaid = async () => {
    const { data } = await client.call('orderGet', { params: { id: orderId } });
    return (data as { state: string }).state === 'awaitingGroup';
  };
  await until(isPaid, LIMIT_S);
}

/** Orders that wait for their group, orders of which all money is back, and how many refunds there are. */
async function look(
  { services }: DrillShop,
  groupIds: readonly string[],
): Promise<{ paid: number; refunded: number; refunds: number }> {
  const { rows } = await sql<{ paid: number; refunded: number; refunds: number }>`
    with of_groups as (
      select orders.user_id, orders.id, orders.state, pay_fen from group_seats as seat
      join orders on orders.user_id = seat.user_id and orders.id = seat.order_id
      where seat.group_id = any(${[...groupIds]}::uuid[])
    ), back as (
      select after_sales.order_id, money_fen + shipping_fen as fen, after_sales.state from after_sales
      join of_groups on of_groups.user_id = after_sales.user_id and of_groups.id = after_sales.order_id
    )
    select count(*) filter (where state = 'awaitingGroup')::int as paid,
      count(*) filter (where state = 'closed' and exists (
        select from back where order_id = of_groups.id and fen = pay_fen and back.state = 'refunded'
      ))::int as refunded,
      (select count(*)::int from back) as refunds
    from of_groups`.execute(services.db.read);
  return rows[0] ?? { paid: 0, refunded: 0, refunds: 0 };
}
