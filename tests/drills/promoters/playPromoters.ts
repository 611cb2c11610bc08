import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { settleEffects } from '../../../apps/server/src/jobs/settleEffects.ts';
import { loadEffectSums } from '../../../apps/server/src/flows/effectOrders/queries/loadEffectSums.ts';
import { readBalances, userAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import { setCommission } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { createAddress } from '../../../apps/server/src/modules/people/addresses/index.ts';
import { createUser, getUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { createRandom } from '../../../tools/demo-data/createRandom.ts';
import { agreed, newPhone } from '../../support/createShopClient.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import type { Member } from '../membership/Member.ts';
import { Books } from './Books.ts';
import { buy, click, press, type Promoter, type Scene } from './promoterActs.ts';

const DAYS = 30;
const AT_ONCE = 6;
/** Price and rate of each product. */
const GOODS = [
  [1999, 500],
  [7900, 800],
  [15_633, 770],
  [32_900, 505],
  [45_900, 600],
  [9900, 0],
] as const;

interface Input {
  readonly services: Services;
  readonly promoters: number;
  readonly buyers: number;
  /** Of thirty days each. */
  readonly months: number;
  readonly clicksADay: number;
  readonly ordersADay: number;
  readonly broken: () => Promise<string[]>;
  readonly say?: (text: string) => void;
}

/**
 * Plays months of promoters by the shop's own use cases and a clock that runs ahead: clicks, orders, refunds of every part and time,
 * after-sales that are rejected, payouts. At each month's end what every promoter sees is what the ledger has and what was reckoned by
 * other means, to the fen.
 */
export async function playPromoters(input: Input) {
  const { services, months, broken, say } = input;
  const { next: random } = createRandom('a year of promoters');
  const rates = await makeGoods(services);
  const promoters = await makePeople(services, input.promoters, 'promoter');
  const buyers = await makePeople(services, input.buyers, 'buyer');
  const done = { clicks: 0, orders: 0, refunds: 0, rejected: 0, payouts: 0, owed: 0 };
  const scene: Scene = { services, random, books: new Books(), rates, done };
  const some = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const beginMs = new Date(`${businessDay(services.clock())}T00:00:00+08:00`).getTime() + DAY_MS;
  const troubles: string[] = [];
  for (let day = 0; day < months * DAYS; day += 1) {
    const dayMs = beginMs + day * DAY_MS;
    for (let count = 0; count < input.clicksADay; count += 1) {
      const at = new Date(dayMs + Math.floor(random() * 10) * HOUR_MS + count);
      const [buyer, promoter] = [some(buyers), some(promoters)];
      buyer.plans.push({ at, act: (now) => click(scene, buyer, promoter, now) });
    }
    for (let count = 0; count < input.ordersADay; count += 1) {
      const buyer = some(buyers);
      buyer.plans.push({ at: new Date(dayMs + (10 + random() * 10) * HOUR_MS), act: (now) => buy(scene, buyer, now) });
    }
    await liveUntil(buyers, new Date(dayMs + DAY_MS));
    const midnight = dayMs + DAY_MS;
    await settleEffects({ ...services, clock: () => new Date(midnight) });
    scene.books.settle(midnight);
    const pressing = promoters.filter(() => random() < 0.1);
    for (const promoter of pressing) await press(scene, promoter, new Date(midnight + MINUTE_MS));
    if ((day + 1) % DAYS !== 0) continue;
    const wrong = await compare(scene, promoters, new Date(midnight + HOUR_MS));
    const month = (day + 1) / DAYS;
    troubles.push(...[...(await broken()), ...wrong].map((trouble) => `month ${month}: ${trouble}`));
    say?.(`month ${month} of ${months}: ${JSON.stringify(done)}, ${troubles.length} troubles`);
  }
  return { ...done, effects: scene.books.effects.length, troubles };
}

/** The statement, the ledger and what was reckoned. */
async function compare(
  { services: { db }, books }: Scene,
  promoters: readonly Promoter[],
  now: Date,
): Promise<string[]> {
  const troubles: string[] = [];
  for (const { userId } of promoters) {
    const sums = await loadEffectSums(db.read, { userId, now });
    const accounts = [userAccount(userId, 'pendingCommission'), userAccount(userId, 'commission')] as const;
    const balances = await readBalances(db.read, accounts);
    const [pending, settled] = accounts.map(({ id }) => balances.get(id)?.balance ?? 0);
    const seen = [sums.pending, sums.settling, sums.payable, { amountFen: sums.debtFen }, sums.paidOut].map(
      ({ amountFen }) => amountFen,
    );
    const believed = books.sumsOf(userId);
    const reckoned = [believed.pending, believed.settling, believed.payable, believed.debt, believed.paidOut];
    const isBooked = pending === sums.pending.amountFen + sums.settling.amountFen && settled === sums.payable.amountFen;
    if (seen.join() !== reckoned.join() || !isBooked) {
      troubles.push(`${userId} sees ${seen.join()}, believed ${reckoned.join()}, ledger ${pending} ${settled}`);
    }
  }
  return troubles;
}

async function liveUntil(members: readonly Member[], until: Date): Promise<void> {
  const queue = members.filter(({ plans }) => plans.length > 0);
  const takeTurns = async (): Promise<void> => {
    for (let member = queue.shift(); member; member = queue.shift()) {
      for (;;) {
        const next = member.plans.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
        if (!next || next.at >= until) break;
        member.plans.splice(member.plans.indexOf(next), 1);
        await next.act(next.at);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

async function makeGoods({ db }: Services): Promise<Map<string, number>> {
  const rates = new Map<string, number>();
  for (const [priceFen, rateBp] of GOODS) {
    const { id, skuIds } = await makeProduct(db, { priceFen, pieces: 10_000_000 });
    await db.transact((tx) => setCommission(tx, { subject: { kind: 'product', id }, rateBp }));
    for (const skuId of skuIds) rates.set(skuId, rateBp);
  }
  return rates;
}

/** Everyone has a door of their own. */
async function makePeople({ db, clock }: Services, size: number, word: string): Promise<(Member & Promoter)[]> {
  const now = clock();
  const people: (Member & Promoter)[] = [];
  for (let index = 0; index < size; index += 1) {
    const person = await db.transact(async (tx) => {
      const account = { phoneNumber: newPhone(), passwordHash: null, agreed, browserId: `${word}-${index}-id`, now };
      const userId = await createUser(tx, account);
      const door = {
        recipient: '周舟',
        phoneNumber: newPhone(),
        divisionCode: '330106',
        detail: `${word} 路 ${index} 号`,
      };
      const address = await createAddress(tx, { userId, fields: { ...door, label: null, isDefault: true }, now });
      const { invitationCode } = await getUser(tx, userId);
      return { userId, addressId: address.id, code: invitationCode, spent: new Map<string, number>(), plans: [] };
    });
    people.push(person);
  }
  return people;
}
