import { type OrderRow, rules } from '@jiwu/contract';
import { countDeadlocks } from '../../support/countDeadlocks.ts';
import type { Reply } from '../../support/createShopClient.ts';
import { type Buyer, makeCrowd, must } from '../../support/makeBuyer.ts';
import { makeGroupCampaign, openGroup, seatStates, takeSeat } from '../../support/makeGroup.ts';
import type { Drill } from '../Drill.ts';

interface Race {
  readonly name: string;
  /** Joiners of each group, how many groups one after the other, and the size of each. */
  readonly joiners: number;
  readonly times: number;
  readonly size: number;
}

/** Fifty want the last seat of a group, twenty times over: one has it. */
export const lastSeat: Drill = (shop, effort) =>
  raceForSeats(shop, { name: 'the last seat of a group', joiners: effort(50, 10), times: effort(20, 2), size: 2 });

/** Two hundred want to join a group of ten, twenty times over: nine do. */
export const tenOfMany: Drill = (shop, effort) => {
  const size = effort(rules.groupPurchase.size.max, 4);
  return raceForSeats(shop, { name: `a group of ${size}`, joiners: effort(200, 12), times: effort(20, 1), size });
};

/** Everyone joins and pays at once; who is refused must be told so cleanly. */
async function raceForSeats(
  shop: Parameters<Drill>[0],
  { name, joiners: count, times, size }: Race,
): ReturnType<Drill> {
  const crowd = await makeCrowd(shop, count + 1, { balanceFen: 500_000 });
  const [leader, ...joiners] = crowd as [Buyer, ...Buyer[]];
  const before = await countDeadlocks(shop);
  const answers = new Map<string, number>();
  let wrongGroups = 0;
  let mostPaid = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const campaign = await makeGroupCampaign(shop, { size, colours: 10 });
    const { groupId } = await openGroup(shop, leader, campaign);
    const replies = await Promise.all(
      joiners.map((buyer, nth) => joinAndPay(buyer, campaign.skuIds[nth % 10] ?? '', groupId)),
    );
    for (const reply of replies) {
      const told = reply.flag ? 'joined' : `${reply.status} ${reply.code}`;
      answers.set(told, (answers.get(told) ?? 0) + 1);
    }
    const paid = (await seatStates(shop, groupId)).filter((state) => state === 'full').length;
    mostPaid = Math.max(mostPaid, paid);
    const isClean = replies.every(({ flag, status }) => flag || status === 409);
    if (paid !== size || replies.filter(({ flag }) => flag).length !== size - 1 || !isClean) wrongGroups += 1;
  }
  const deadlocks = (await countDeadlocks(shop)) - before;
  const broken = await shop.broken();
  return {
    name: `${name} with ${count} who want to join`,
    done: `${times} times`,
    figures: {
      ...Object.fromEntries(answers),
      'most paid in one': mostPaid,
      'wrong groups': wrongGroups,
      deadlocks,
      broken: broken.length,
      ...(broken[0] ? { invariant: broken[0] } : {}),
    },
    pass: wrongGroups === 0 && deadlocks === 0 && broken.length === 0,
  };
}

/** The first refusal is the answer. */
async function joinAndPay(buyer: Buyer, skuId: string, groupId: string): Promise<Reply> {
  const made = await takeSeat(buyer, { skuId }, { groupId });
  return made.flag ? await buyer.payByBalance(must<OrderRow>(made).id) : made;
}
