import { businessDay, DAY_MS, MINUTE_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { endOverdueIntegral } from '../../../apps/server/src/jobs/endOverdueIntegral.ts';
import { reckonLevels } from '../../../apps/server/src/jobs/reckonLevels.ts';
import { createAddress } from '../../../apps/server/src/modules/people/addresses/index.ts';
import { createUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import { earnIntegral } from '../../../apps/server/src/modules/people/integral/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { createRandom } from '../../../tools/demo-data/createRandom.ts';
import { agreed, newPhone } from '../../support/createShopClient.ts';
import { makeProduct } from '../../support/makeProduct.ts';
import { believedLevel, type Member } from './Member.ts';
import { planMonth, type Year } from './planMonth.ts';

const DAYS = 30;
const AT_ONCE = 6;
const PRICES = [1990, 9900, 59_900, 129_900];

interface Input {
  readonly services: Services;
  readonly users: number;
  /** Of thirty days each. */
  readonly months: number;
  /** The violated invariants. */
  readonly broken: () => Promise<string[]>;
  readonly say?: (text: string) => void;
}

interface Outcome extends Readonly<Year['done']> {
  /** Integral that was over. */
  readonly expired: number;
  /** Number of members who had more than the lowest level at some month's end. */
  readonly raised: number;
  readonly troubles: readonly string[];
}

/**
 * Plays months of members who buy, refund, check in and become VIPs, by the shop's own use cases and a clock that runs ahead;
 * sweeps at each midnight. At each month's end the invariants must hold, and each member must have the expected level.
 */
export async function playYear({ services, users, months, broken, say }: Input): Promise<Outcome> {
  const { db } = services;
  const skuIds: string[] = [];
  for (const priceFen of PRICES) {
    const wish = { priceFen, vipPriceFen: priceFen - 100, pieces: 10_000_000 };
    skuIds.push(...(await makeProduct(db, wish)).skuIds);
  }
  const members = await makeMembers(services, users);
  const done = { orders: 0, refunds: 0, checkIns: 0, vipPlans: 0 };
  const year: Year = { services, random: createRandom('a year of members'), skuIds, done };
  const beginMs = new Date(`${businessDay(services.clock())}T00:00:00+08:00`).getTime() + DAY_MS;
  const raised = new Set<string>();
  const troubles: string[] = [];
  for (let month = 0; month < months; month += 1) {
    for (const member of members) planMonth(year, member, beginMs + month * DAYS * DAY_MS);
    for (let day = 1; day <= DAYS; day += 1) {
      const midnight = new Date(beginMs + (month * DAYS + day) * DAY_MS);
      await liveUntil(members, midnight);
      const atNight = { ...services, clock: () => new Date(midnight.getTime() + 3 * MINUTE_MS) };
      await endOverdueIntegral(atNight);
      await reckonLevels(atNight);
    }
    const today = businessDay(new Date(beginMs + (month + 1) * DAYS * DAY_MS));
    const levels = await readLevels(services);
    for (const [userId, level] of levels) if (level !== '普通用户') raised.add(userId);
    const wrong = members
      .filter((member) => levels.get(member.userId) !== believedLevel(member, today))
      .map((member) => `${member.userId} is ${levels.get(member.userId)}, believed ${believedLevel(member, today)}`);
    troubles.push(...[...(await broken()), ...wrong].map((trouble) => `month ${month + 1}: ${trouble}`));
    say?.(`month ${month + 1} of ${months}: ${done.orders} orders, ${troubles.length} troubles`);
  }
  return { ...done, expired: await sumExpired(services), raised: raised.size, troubles };
}

/** Carries out the plans until a moment, one after the other for each member. */
async function liveUntil(members: readonly Member[], until: Date): Promise<void> {
  const queue = [...members];
  const takeTurns = async (): Promise<void> => {
    for (let member = queue.shift(); member; member = queue.shift()) {
      for (let plan = nextPlan(member, until); plan; plan = nextPlan(member, until)) await plan.act(plan.at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}

function nextPlan({ plans }: Member, until: Date): Member['plans'][number] | undefined {
  const due = plans.filter(({ at }) => at < until).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = due;
  if (first) plans.splice(plans.indexOf(first), 1);
  return first;
}

/** Each with an address, and with integral of last year that ends with this one. */
async function makeMembers({ db, clock }: Services, size: number): Promise<Member[]> {
  const now = clock();
  const lastYear = new Date(now.getTime() - 365 * DAY_MS);
  const fields = { recipient: '林知夏', phoneNumber: '13800006024', divisionCode: '330106', detail: '文三路 478 号' };
  const members: Member[] = [];
  for (let index = 0; index < size; index += 1) {
    const member = await db.transact(async (tx) => {
      const person = { phoneNumber: newPhone(), passwordHash: null, agreed, browserId: `member-${index}`, now };
      const userId = await createUser(tx, person);
      const address = await createAddress(tx, { userId, fields: { ...fields, label: null, isDefault: true }, now });
      const cause = { kind: 'testGift', id: newId() };
      await earnIntegral(tx, { userId, amount: 500, cause, memo: '去年的积分', now: lastYear });
      return { userId, addressId: address.id, spent: new Map<string, number>(), plans: [] };
    });
    members.push(member);
  }
  return members;
}

async function readLevels({ db }: Services): Promise<Map<string, string>> {
  const rows = await db.read.selectFrom('users').select(['id', 'level']).execute();
  return new Map(rows.map(({ id, level }) => [id, level]));
}

async function sumExpired({ db }: Services): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int8 as amount from ledger_transfers where cause_kind = 'integralExpired'`.execute(
    db.read,
  );
  return rows[0]?.amount ?? 0;
}
