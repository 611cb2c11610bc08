import type { OrderRow } from '@jiwu/contract';
import { sql } from 'kysely';
import { settleCapture } from '../../apps/server/src/flows/payments/outside/settleCapture.ts';
import { expireGroups } from '../../apps/server/src/jobs/expireGroups.ts';
import { refundFailedGroups } from '../../apps/server/src/jobs/refundFailedGroups.ts';
import { newId } from '@jiwu/kernel';
import { countDeadlocks } from './countDeadlocks.ts';
import { type Buyer, must } from './makeBuyer.ts';
import { makeGroupCampaign, openGroup, takeSeat } from './makeGroup.ts';
import type { TestShop } from './startTestShop.ts';

interface Outcome {
  readonly full: number;
  readonly failed: number;
  /** Groups whose orders are neither all going on nor all refunded. */
  readonly torn: readonly string[];
  /** Captures that could not be applied, and answers of 5xx. */
  readonly errors: number;
  readonly deadlocks: number;
}

/** They want the last seat. */
const NEWCOMERS = 3;
/** The ends of twenty groups lie this far apart from each other, counted from the start of their race. */
const SPREAD_MS = 40;

interface Race {
  readonly buyers: readonly Buyer[];
  readonly times: number;
  readonly size: number;
  /** How held seats are paid for. A capture is told to the shop as the gateway would; the sandbox does not know of it. */
  readonly payWith: 'balance' | 'capture';
}

type Shop = Pick<TestShop, 'services'>;

/**
 * Groups that become full in the very moment in which they end: money for held seats comes, newcomers order and pay for the last seat, and
 * the two sweeps run, side by side on the real database. `buyers` are taken in turn.
 */
export async function fillAgainstExpiry(shop: Shop, { buyers, times, size, payWith }: Race): Promise<Outcome> {
  const { services } = shop;
  const before = await countDeadlocks(shop);
  const groups: string[] = [];
  let errors = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const campaign = await makeGroupCampaign(shop, { size });
    const inTurn = size + NEWCOMERS - 1;
    const people = Array.from({ length: inTurn }, (_, seat) => buyers[(turn * inTurn + seat) % buyers.length] as Buyer);
    const [leader, ...others] = people as [Buyer, ...Buyer[]];
    const [joiners, newcomers] = [others.slice(0, size - 2), others.slice(size - 2)];
    const { groupId } = await openGroup(shop, leader, campaign);
    groups.push(groupId);
    const payments: (() => Promise<boolean>)[] = [];
    for (const buyer of joiners) {
      const { id } = must<OrderRow>(await takeSeat(buyer, campaign, { groupId }));
      payments.push(payWith === 'balance' ? () => byBalance(buyer, id) : await byCapture(shop, buyer, id));
    }
    // Its end is some milliseconds from now: before, among or after the payments.
    const endsAt = new Date(services.clock().getTime() + (turn % 20) * SPREAD_MS);
    await services.db.transact(async (tx) => {
      await sql`update groups set opened_at = ${endsAt}::timestamptz - interval '1 day', ends_at = ${endsAt} where id = ${groupId}`.execute(
        tx,
      );
    });
    const paying = payments.map(async (pay) => {
      if (!(await pay())) errors += 1;
    });
    const arriving = newcomers.map(async (buyer) => {
      const made = await takeSeat(buyer, campaign, { groupId });
      const reply = made.flag ? await buyer.payByBalance(must<OrderRow>(made).id) : made;
      if (reply.status >= 500) errors += 1;
    });
    const sweeping = (async () => {
      do {
        await expireGroups(services);
        await refundFailedGroups(services);
      } while (services.clock() <= endsAt);
    })();
    await Promise.all([...paying, ...arriving, sweeping]);
  }
  await expireGroups(services);
  await refundFailedGroups(services);
  return { ...(await look(shop, groups)), errors, deadlocks: (await countDeadlocks(shop)) - before };
}

async function byBalance(buyer: Buyer, orderId: string): Promise<boolean> {
  return (await buyer.payByBalance(orderId)).status < 500;
}

/** Opens the payment, and answers what tells the shop that its money has come. */
async function byCapture({ services }: Shop, buyer: Buyer, orderId: string): Promise<() => Promise<boolean>> {
  const reply = await buyer.client.call('orderPay', { params: { id: orderId }, body: { gateway: 'wechat' } });
  const { paymentId, amountFen } = must<{ paymentId: string; amountFen: number }>(reply);
  const outTradeNo = paymentId.replaceAll('-', '');
  const transactionId = `4200${newId().replaceAll('-', '')}`;
  return async () => {
    const capture = { outTradeNo, transactionId, amountFen, paidAt: services.clock() };
    return await settleCapture(services, { gateway: 'wechat', capture }).then(
      () => true,
      () => false,
    );
  };
}

async function look({ services }: Shop, groups: readonly string[]): Promise<Pick<Outcome, 'full' | 'failed' | 'torn'>> {
  const { rows } = await sql<{ id: string; state: string; going: number; closed: number; size: number; seats: number }>`
    select groups.id, groups.state, size, count(*)::int as seats,
      count(*) filter (where orders.state = 'awaitingDispatch')::int as going,
      count(*) filter (where orders.state = 'closed')::int as closed
    from groups join group_seats as seat on seat.group_id = groups.id
    join orders on orders.user_id = seat.user_id and orders.id = seat.order_id
    where groups.id = any(${[...groups]}::uuid[]) and seat.paid_at is not null group by groups.id`.execute(
    services.db.read,
  );
  const isWhole = (row: (typeof rows)[number]): boolean =>
    row.state === 'full' ? row.going === row.size : row.state === 'failed' && row.closed === row.seats;
  return {
    full: rows.filter(({ state }) => state === 'full').length,
    failed: rows.filter(({ state }) => state === 'failed').length,
    torn: rows.filter((row) => !isWhole(row)).map(({ id }) => id),
  };
}
